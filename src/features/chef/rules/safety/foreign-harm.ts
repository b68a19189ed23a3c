import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { foodsNamedIn, inFamily } from './foods-in-text.ts';
import { effectBetween, type Reading } from './reasons.ts';

/** What a food does to a body, and that it disgusts, in German, French, Spanish and Italian. */
const SUFFERS = new RegExp(
  String.raw`\b(?:${[
    'ausschlag|quaddel\\w*|pusteln|juck\\w*|(?:an|auf)?schwell\\w*|schwill\\w*|(?:an)?geschwoll\\w*|blah\\w*|bauch(?:weh|schmerz\\w*|krampf\\w*)|durchfall|(?:spei|kotz)?ubel|kotz\\w*|erbrich\\w*|erbrech\\w*|erstick\\w*|atemnot|luftnot|notaufnahme|krankenhaus|notarzt|gift|migrane|sodbrennen|ekel\\w*|wurg\\w*|krampfe|koliken|kreislauf|umgekippt|umgebracht|(?:magen|darm)',
    'gonfl\\w*|plaques|boutons|urticaire|vomi\\w*|(?:re)?crache\\w*|demang\\w*|gratt\\w*|etouff\\w*|nausee\\w*|diarrhee|malades?|hopital|urgences|oedeme|choc|crampes|migraines?|brulures|ballonn\\w*|poison|mal (?:au|a la|aux)|degout\\w*|horreur|pompiers|samu|plie en deux',
    'hinch\\w*|ronchas|urticaria|vomit\\w*|picor\\w*|ahog\\w*|nauseas?|diarrea|(?:sientan?|caen?) (?:muy |fatal|mal|como un (?:tiro|pedrada))\\w*|arcadas|casi matan?|como un tiro|hospital|urgencias|colicos?|migranas?|ardor\\w*|veneno|sarpullido|marea\\w*|asco',
    'gonfi\\w*|macchie|bolle|orticaria|prur\\w*|soffoc\\w*|nausea|(?:sta|sto|stare|stanno|fa|fanno) (?:molto |sempre |tanto )?mal(?:e|issimo)|ospedale|rischia (?:grosso|la vita)|pronto soccorso|bruci\\w* (?:lo|di) stomaco|bruciore|crampi|emicrania|schifo|veleno|coliche|sfoghi?|mal di (?:pancia|testa|stomaco)',
  ].join('|')})\b`,
);
/** What somebody wishes for, and that nothing happens. */
const NO_HARM =
  /\b(?:nicht|keine?n?|nie|pas|jamais|no|nunca|ningun\w*|non|mai|nessun\w*|will|mochte\w*|lust|suche?|brauche?\w*|quiero|quisiera|busco|voglio|vorrei|cerco|veux|voudrais|cherche|envie|gegen|contre|contra|contro)\b/;
const CLAUSE =
  /[.;:!?()\n]|\b(?:aber|also|deshalb|darum|trotzdem|obwohl|mais|donc|pourtant|pero|asi que|aunque|ma|quindi|pero|alors que)\b/;
/** Somebody who lists foods before a comma goes on with them behind it. */
const ENDS_LIST = /^[a-z' ]*\b(?:und|oder|et|ou|y|o|e|ni|noch)\b/;

/** The foods of a clause in another language that tells what they do to somebody: 'von Kuhmilch kriegt sie Ausschlag'. */
export function foodsOfForeignHarm(text: string, catalog: Catalog): Reading[] {
  if (!SUFFERS.test(text) || isEnglish(text)) return [];
  let from = 0;
  return text.split(CLAUSE).flatMap((sentence) => {
    from = text.indexOf(sentence, from);
    const start = from;
    from += sentence.length;
    const parts = sentence.split(',');
    const at = parts.findIndex((part) => SUFFERS.test(part) && !NO_HARM.test(part));
    if (at < 0) return [];
    const lead = ENDS_LIST.test(parts[at] ?? '') ? 0 : at;
    const begins = start + parts.slice(0, lead).join(',').length + (lead > 0 ? 1 : 0);
    const said = parts.slice(lead, at + 1).join(',');
    const foods = foodsNamedIn(said, catalog);
    return foods.length > 0
      ? [
          effectBetween(
            begins,
            begins + said.length,
            foods.map(({ food }) => inFamily(food)),
          ),
        ]
      : [];
  });
}
