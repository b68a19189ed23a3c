/** The units a person sees amounts and temperatures in; `written` leaves them as the recipe has them. */
export const UNIT_SYSTEMS = ['written', 'metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];
export type MeasureSystem = Exclude<UnitSystem, 'written'>;
