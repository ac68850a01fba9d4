export const NO_REPLAY = "No replay here";
