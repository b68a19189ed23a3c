import type { Classic } from '../classics/classic.ts';
import type { ChefRequest } from '../request/request.ts';

/** All of it is cooked when it goes into the oven, which only melts and browns what is on top. */
const BOILED = /\b[Bb]oil the (?:[a-z]+ ){1,2}(?:in water )?(?:with [^.]*? )?for \d+ minutes[^.]*\bdrain\b/;
const PASTA = /penne|macaroni|pasta|spaghetti|gnocchi|rigatoni|fusilli/;
const BAKES = /^(.*?)(?:,? and )?\b[Bb]ake for (\d+) minutes[^.]*\.(.*)$/;
const HEATS_OVEN = / ?Heat the oven to [^.]*\./;
const INTO_DISH = /\b([Tt])ip into a (?:baking )?dish/;
const LONGEST = 25;
const IN_PAN = 8;

export const STOVETOP = 'Stovetop ';

/** A bake of boiled pasta from a covered pan, for somebody who has no oven; `null` if the oven cooks more of the dish than its top. */
export function fromThePan(classic: Classic, { missing }: Pick<ChefRequest, 'missing'>): Classic | null {
  const { kind, lines, steps, title, cook, needs } = classic;
  if (!missing.includes('oven') || !needs.includes('oven')) return null;
  if (
    kind !== 'bake' ||
    !lines.some(({ name }) => PASTA.test(name)) ||
    !steps.some((step) => BOILED.test(step))
  )
    return null;
  const baking = steps.filter((step) => BAKES.test(step));
  const [, before = '', minutes = '', after = ''] = BAKES.exec(baking[0] ?? '') ?? [];
  if (baking.length !== 1 || Number(minutes) > LONGEST || /\begg/.test(lines.map(({ name }) => name).join()))
    return null;
  const covered = `${before === '' ? '' : `${before}. `}Put on a lid and heat over low heat for ${IN_PAN} minutes, until hot all through and melted on top.${after}`;
  return {
    ...classic,
    kind: 'pasta',
    title: `${STOVETOP}${title.replace(/^(?:Baked|Leftover) | Bake$/g, '')}`,
    needs: needs.filter((need) => need !== 'oven'),
    cook: cook - Number(minutes) + IN_PAN,
    cookOther: classic.cookOther - Number(minutes) + IN_PAN,
    about: 'Pasta in its sauce, finished under a lid instead of in the oven.',
    steps: steps
      .map((step) => (step === baking[0] ? covered : step))
      .map((step) =>
        step
          .replace(HEATS_OVEN, '')
          .replace(INTO_DISH, (_, first) => `${first === 'T' ? 'Put' : 'put'} it back into the pan`)
          .replace(/ in a dish\b/, ' in a wide pan')
          .trim(),
      )
      .filter((step) => step !== ''),
  };
}
