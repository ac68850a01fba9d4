/** The languages that the page can be had in, each by its own name; the first for whom none of them is theirs. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;
