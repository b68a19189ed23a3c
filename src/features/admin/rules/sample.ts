/** Shown, and marked as sample data, before anybody has visited: Monday to Sunday (spec part 2 §9). */
export const SAMPLE_WEEK = [24, 30, 42, 38, 50, 45, 48] as const;
