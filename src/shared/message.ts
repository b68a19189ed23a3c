/** A parsed message: texts, named values, and plurals (Lingui's compiled format). */
export type Tokens = readonly (string | readonly [name: string, kind?: string, arms?: Arms])[];
type Arms = Record<string, Tokens>;

export type Values = Readonly<Record<string, string | number>>;

/** A message with its values filled in, numbers formatted as the language does. */
export function written(
  tokens: Tokens,
  values: Values | undefined,
  language: string,
  count: string | number = '',
): string {
  const text = (value: string | number = '') =>
    typeof value === 'number' ? numberIn(value, language) : value;
  return tokens
    .map((token) => {
      if (token === '#') return text(count);
      if (typeof token === 'string') return token;
      const [name, kind, arms] = token;
      const value = values?.[name];
      if (!arms || value === undefined) return text(value);
      const arm = arms[value] ?? (kind === 'plural' && arms[pluralOf(language, Number(value))]);
      return written(arm || (arms.other ?? []), values, language, value);
    })
    .join('');
}

/** Languages that use digits of their own. */
const OWN_DIGITS = /^(?:ar|as|bgc|bho|bn|ckb|dz|fa|ks|lrc|mni|mr|my|mzn|ne|ps|raj|sa|sat|sd|uz-Arab)\b/;

/** How the languages of the app write numbers: pages have many, and the first use of `Intl` takes a phone 100 ms. */
const MARKS: Record<string, { thousands: string; decimal: string }> = {
  en: { thousands: ',', decimal: '.' },
  de: { thousands: '.', decimal: ',' },
};

/** A number as a language writes it, with at most three decimals. */
export function numberIn(value: number, language: string): string {
  const [, thousands = '', rest, decimals = ''] =
    /^(\d{1,3}(?=\d{3}(?:\.|$)))?(\d{1,3})(?:\.(\d{1,3}))?$/.exec(String(value)) ?? [];
  const marks = MARKS[language];
  if (rest && marks)
    return (thousands && thousands + marks.thousands) + rest + (decimals && marks.decimal + decimals);
  const isSmall = rest && !thousands && !decimals;
  return isSmall && !OWN_DIGITS.test(language) ? rest : value.toLocaleString(language);
}

const rules: Record<string, Intl.PluralRules> = {};

function pluralOf(language: string, count: number): string {
  rules[language] ??= new Intl.PluralRules(language);
  return rules[language].select(count);
}
