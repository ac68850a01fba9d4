import { routeOf, useAddress } from "./router.ts";

export function App() {
  const { path } = useAddress();
  return <main>{routeOf(path).page}</main>;
}
