/** The units in which a person sees amounts and temperatures; `written` leaves them as in the recipe. */
export const UNIT_SYSTEMS = ['written', 'metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export type MeasureSystem = Exclude<UnitSystem, 'written'>;
