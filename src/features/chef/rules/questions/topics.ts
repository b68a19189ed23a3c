import { isAsked } from './asking.ts';
import type { CookingQuestion } from './cooking-questions.ts';

const FROZEN_FOOD = /\b(?:use|using|usar|usare|utiliser|nehmen|verwenden|from) (?:\w+ )*frozen\b/;

/** What a question is about, by the words that only such a question has. */
const TOPICS: readonly (readonly [topic: Exclude<CookingQuestion, object>, said: RegExp])[] = [
  [
    'freeze',
    /\b(?:freez(?:e|es|ing|able)|freezer|frozen(?! [a-z])|froze|einfrier\w*|eingefror\w*|einfrost\w*|congel(?!ad[oa]s? [a-z])\w*|surgel(?!at|es? )\w*)\b/,
  ],
  [
    'ahead',
    /\b(?:(?:day|night|evening|morning) before|(?:\d|one|two|three|a few|some|couple of) (?:days?|hours?) (?:before|early|earlier)|\w+day (?:for|to eat on|and eat (?:it |them )?on) \w+day|ahead|in advance|beforehand|vortag|tag (?:vorher|davor)|abend (?:vorher|davor)|vorbereiten|(?:kann|konnte|lasst|geht)\b.*\b(?:vorher|vorab|schon (?:heute|morgens))|(?<!(?:muss|mussen|soll|sollte) .*)vorkochen|la veille|a l avance|d avance|dia anterior|dia antes|noche anterior|antelacion|vispera|next day|lendemain|nachsten tag|dia siguiente|giorno dopo|in anticipo|(?:giorno|sera) prima|tempo prima|vespera|antecedencia|(?:can|could|may) (?:i|we) (?:make|do|prep|mix|shape|assemble|start|prepare|knead) (?:the |it|this|that|them|all|everything)[a-z ]*(?:tonight|this morning|already|now|the night before)$|(?:tonight|today|now|this morning) .*tomorrow|heute .*morgen|aujourd hui .*demain|hoy .*manana|oggi .*domani)\b/,
  ],
  [
    'reheat',
    /\b(?:re ?-?heat\w*|warm(?:ed|ing)?(?: (?:it|them|this|that))? (?:up|again)|aufwarm\w*|warm machen|rechauff\w*|recalent\w*|calentar\w*|riscald\w*|reaquec\w*)\b/,
  ],
  [
    'keep',
    /\b(?:(?:wie lange|combien de temps|cuanto tiempo|cuantos dias|quanto(?: tempo)?) .*(?:kuhlschrank|frigo\w*|nevera|refrigera\w*)|how (?:long|many days) .*(?:keeps?|last|stored?|good|ok|fridge)|haltbar|halt (?:sich|das|es|sie)|aufbewahr\w*|aufheben|se (?:garde|conserve|conserva)|conserv(?:er|e|o|a|ar|are|arlo|arla)|aguanta|guardar|si (?:conserva|mantiene))\b/,
  ],
  [
    'drink',
    /\b(?:drinks?|to drink|trink\w*|getrank\w*|boire|boit|boisson|beb(?:er|emos|ida)|bere|beviamo|bevanda)\b|\b(?:which|what|welche[rn]?|quel|que|che) (?:wine|wein|vin|vino|beer|bier|biere|cerveza|birra)\b/,
  ],
  [
    'beside',
    /\b(?:what|which)\b.*\b(?:alongside|beside|go(?:es)? with|with (?:it|this|that|them|these)|on the side|to accompany)\b|\b(?:any )?sides?\b.*\bwith\b|\bany\b.*\bgo(?:es)? with (?:it|this|that|them)\b|\b(?:was|welche\w*)\b.*\b(?:dazu|als beilage)\b|\b(?:welche\w*|quel\w*|que|che|quale)\b.*\b(?:beilage|accompagn\w*|acompan\w*|contorno)\b|\bavec quoi\b.*\b(?:ser[st]|servir|mange\w*)\b|\bcon (?:che )?cosa\b.*\b(?:serv\w*|accompagn\w*|mangi\w*)\b|\b(?:was|und was) (?:gibt ?s|gibt es|esst ihr|isst man|serviert man|macht man|koche ich|reiche ich) (?:da)?dazu\b|\bque (?:puedo |podria |podemos |se puede |pongo |va )?(?:servir|poner|comer|acompanar|sirvo|pongo|bien|pega)?(?:lo|la)? ?con (?:esto|este|ella|el|eso|ellos)\b|\b(?:que|quoi) (?:est ce qu on |puis je |peut on |je peux |on peut |peux je )?(?:servir|manger|mettre|sert|mange|proposer) (?:avec|a cote|en accompagnement)\b|\b(?:cosa|che cosa|che) (?:ci )?(?:metto|abbino|mangio|servo|posso (?:servire|abbinare|mangiare|mettere)|si (?:serve|abbina|mangia)) (?:accanto|insieme|con|vicino|di fianco)\b/,
  ],
];
/** Wine is poured into the pot, too. */
const OF_COOKING = /\b(?:cooking|for the pot|to cook with|zum kochen|cuisson|cuisiner|cocinar|cucinare)\b/;

/** What of every dish a question asks; `null` if it asks nothing of the kind. */
export function topicOf(written: string, said: string): Exclude<CookingQuestion, object> | null {
  if (!isAsked(written, said) || FROZEN_FOOD.test(said) || OF_COOKING.test(said)) return null;
  return TOPICS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
