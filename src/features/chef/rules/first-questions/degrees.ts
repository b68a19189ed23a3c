import { t } from '#shared/t.ts';

const ASKED =
  /^(?:convert |what(?: is| s) |how (?:much|hot|many degrees) is )?([0-9]{1,3}) ?(?:degrees? )?(c|celsius|f|fahrenheit)\b/;

/** Degrees that a question names, in the other scale. */
export function inOtherDegrees(asked: string): string | null {
  const [, figure, scale] = ASKED.exec(asked) ?? [];
  if (!figure || !scale) return null;
  const given = Number(figure);
  const isCelsius = scale.startsWith('c');
  const other = isCelsius ? (given * 9) / 5 + 32 : ((given - 32) * 5) / 9;
  const values = { given, other: Math.round(other) };
  return isCelsius
    ? t('{given} °C is about {other} °F.', values)
    : t('{given} °F is about {other} °C.', values);
}
