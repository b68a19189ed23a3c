import type { Verdict } from './verdicts.ts';

/** Diets implied by 'vegetarian', so they are not listed beside it. */
const WIDER_THAN_VEGETARIAN = new Set(['lacto-ovo-vegetarian', 'pescatarian', 'pollotarian']);

/** Diets reported for every recipe; all others only if they fit or the reader follows them. */
const ASKED_FOR = new Set(['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free']);

interface Told<Judged> {
  fits: Judged[];
  unsure: Judged[];
  against: Judged[];
}

/** The diet verdicts that a reader sees; diets they follow come first. */
export function dietsTold<Judged extends { id: string; verdict: Verdict }>(
  verdicts: readonly Judged[],
  followed: ReadonlySet<string>,
): Told<Judged> {
  const ordered = [
    ...verdicts.filter(({ id }) => followed.has(id)),
    ...verdicts.filter(({ id }) => !followed.has(id)),
  ];
  const isVegetarian = verdicts.some(({ id, verdict }) => id === 'vegetarian' && verdict === 'fits');
  const isTold = ({ id, verdict }: Judged) => {
    if (followed.has(id)) return true;
    return verdict === 'fits' ? !(isVegetarian && WIDER_THAN_VEGETARIAN.has(id)) : ASKED_FOR.has(id);
  };
  const of = (wanted: Verdict) => ordered.filter((one) => one.verdict === wanted && isTold(one));
  return { fits: of('fits'), unsure: of('unsure'), against: of('no') };
}
