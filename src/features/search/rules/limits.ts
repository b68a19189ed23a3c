export const LONGEST_TERM = 200;
export const LONGEST_FILTER = 60;
export const MOST_PAGES = 40;
