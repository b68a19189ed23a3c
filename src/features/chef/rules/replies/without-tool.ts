import { type Message, msg, t } from '#shared/t.ts';
import { LACKS, whole } from '../turns/change-words.ts';
import type { Reply } from './reply.ts';

interface Tool {
  /** How it is called in five languages, in the form of `wordsApart`. */
  called: string;
  /** What to do, by what the steps say; the first that fits counts. */
  uses: readonly (readonly [step: RegExp, instead: Message])[];
}

const STEAMS_IN_PAN = /\bwater\b[^.]*\bcover\b[^.]*\bsteam\b|\bpan\b[^.]*\b(?:cover|lid)\b[^.]*\bsteam\b/i;
const IS_SET_IN_CUPS = /\b(?:cups|ramekins|small dishes|moulds|basin)\b.*\b[Ss]team\b/s;
const TOOLS: readonly Tool[] = [
  {
    called:
      '(?:(?:bamboo|electric|metal|rice) )?steamer(?: basket| insert)?|steaming basket|dampfgarer|dampfer|dampfeinsatz|dampfkorbchen|bambuskorb|cuit ?-?vapeur|cuiseur vapeur|panier vapeur|vaporera|vaporiera|cestello(?: per il vapore)?',
    uses: [
      [STEAMS_IN_PAN, msg('It needs no steamer: it steams in the covered pan.')],
      [
        IS_SET_IN_CUPS,
        msg(
          'Without a steamer, put a rack, an upturned plate or a folded cloth into a wide pot, stand the dishes on it and pour in hot water until it reaches a third of the way up them. Cover with a lid wrapped in a cloth, and keep the water barely simmering for the time in the steps.',
        ),
      ],
      [
        /\b[Ss]team/,
        msg(
          'Without a steamer, put a rack, a metal colander or an upturned bowl into a wide pot with 3 cm of water, lay a plate on it with what is to be steamed, and cover with a tight lid. It takes the time in the steps; keep the water boiling and top it up.',
        ),
      ],
      [/./, msg('It needs no steamer: nothing in it is steamed.')],
    ],
  },
  {
    called:
      '(?:blow ?-?|kitchen |cooks |chef s )?torch|blow ?-?lamp|burner|(?:bunsen|gas|flambier|kuchen)brenner|flambierbrenner|lotlampe|chalumeau|soplete|cannello',
    uses: [
      [
        /\bblowtorch\b/,
        msg(
          'Without a blowtorch, have the dishes very cold, sprinkle the sugar on and put them for 2 to 4 minutes as close as you can under a very hot grill, turning them, until it bubbles and browns. Or melt the sugar in a dry pan until amber and pour it over thinly.',
        ),
      ],
      [
        /\bmeringue\b.*\b[Bb]ake\b|\b[Bb]ake\b.*\bmeringue\b/s,
        msg('It needs no blowtorch: the oven browns the meringue.'),
      ],
      [/./, msg('It needs no blowtorch.')],
    ],
  },
  {
    called:
      'tagine(?: pot)?|tajine|paella ?pan|paellera|paellapfanne|poele a paella|dutch oven|casserole dish|brater|cocotte',
    uses: [
      [
        /./,
        msg(
          'A wide, heavy pan with a lid does the same: without one, cover the pan with a baking tray or with foil.',
        ),
      ],
    ],
  },
  {
    called: '(?:pestle(?: and mortar)?|mortar(?: and pestle)?|morser|mortier|mortero|mortaio)',
    uses: [
      [
        /./,
        msg(
          'Without a pestle and mortar, crush it in a bag with a rolling pin or a heavy pan, or chop it very finely with a little salt.',
        ),
      ],
    ],
  },
];
const ANY =
  '(?:an? |any |the |my |one of those |eine[nr]? |meine[nr]? |une? |de |mon |una |un |el |la |il )*';
const OWNS_NONE =
  '(?:(?:i|we) )?(?:don ?t own|haven ?t got|do not own|never owned|without|what if (?:i|we) (?:have no|don ?t have)|ohne|sans|habe auch kein(?:en?)?)';
const READ = TOOLS.map(
  (tool) =>
    [whole(`(?:${LACKS}|${OWNS_NONE}) ${ANY}(?:${tool.called})(?: for (?:it|that|this))?`), tool] as const,
);

/** 'No steamer', 'i have no blowtorch': how the dish is made without. */
export const withoutTool: Reply = ({ said, recipe }) => {
  const [, tool] = READ.find(([pattern]) => pattern.test(said)) ?? [];
  const steps = tool ? recipe()?.instructions.join('\n') : undefined;
  if (!tool || steps === undefined) return null;
  const [, instead] = tool.uses.find(([step]) => step.test(steps)) ?? [];
  return instead ? t(instead) : null;
};
