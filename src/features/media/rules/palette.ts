/** The colors of the series: the brand's five, and muted walls to match. */
export const BRAND = {
  paper: '#FBF7F0',
  ink: '#23201C',
  tomato: '#D6452B',
  herb: '#3F6B4A',
  saffron: '#E9A23B',
} as const;

export const WALLS = {
  sage: '#B7C3A3',
  blush: '#E9BFA8',
  cream: '#F1E0BF',
  dusk: '#A8BFC9',
  mustard: '#E8C172',
  plum: '#8A6478',
  clay: '#CF8463',
  fern: '#6F8C6D',
  lilac: '#C9B6C6',
  teal: '#6E979A',
} as const;
export type Wall = keyof typeof WALLS;

export const TABLES = { oak: '#CF9A66', walnut: '#8A5B3F', ash: '#E3C8A0', painted: '#EFE6D6' } as const;
export type Table = keyof typeof TABLES;

/** Glazes for crockery and dyes for cloth. */
export const GLAZES = {
  cream: '#F6ECD9',
  tomato: '#D0492F',
  herb: '#4B7656',
  saffron: '#E5A545',
  sea: '#4C7184',
  plum: '#7A5069',
  charcoal: '#3C3936',
  blush: '#E3AE95',
  sky: '#A9C6D2',
} as const;
export type Glaze = keyof typeof GLAZES;

/** Glazes that contrast with each wall. */
export const GLAZES_ON: Record<Wall, readonly Glaze[]> = {
  sage: ['cream', 'tomato', 'saffron', 'plum', 'sea'],
  blush: ['cream', 'herb', 'sea', 'plum', 'charcoal'],
  cream: ['tomato', 'herb', 'sea', 'plum', 'saffron'],
  dusk: ['cream', 'tomato', 'saffron', 'sea', 'plum'],
  mustard: ['cream', 'sea', 'herb', 'tomato', 'plum'],
  plum: ['cream', 'saffron', 'blush', 'sky'],
  clay: ['cream', 'sea', 'herb', 'saffron', 'sky'],
  fern: ['cream', 'saffron', 'tomato', 'blush'],
  lilac: ['cream', 'plum', 'herb', 'saffron', 'sea'],
  teal: ['cream', 'saffron', 'tomato', 'blush'],
};
