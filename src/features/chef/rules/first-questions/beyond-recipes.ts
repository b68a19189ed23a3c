import { type Message, msg } from '#shared/t.ts';
import { OF_CHEF } from '../questions/small-talk.ts';

export const NO_LINKS: Message = msg('I do not open links. “Import a recipe” takes one, and reads its page.');

const A_PROGRAM: Message = msg(
  'I am a program that knows recipes. Name a food or a dish, and I will write one for you.',
);

/** What the chef says of itself, of the app, and of what it does not do, by how that is asked in the form of `wordsApart`. */
const BEYOND: readonly (readonly [RegExp, Message])[] = [
  [
    /^(?:so |and )?(?:what (?:else )?(?:can|could|do) you (?:do|help(?: me)?(?: with)?|offer|cook|make|know)|how (?:can|could|do) you help(?: me)?|what are you(?: for)?|what is this|how does this work|how do you work|how do i use (?:this|you)|help|help me|hilfe|was kannst du(?: alles)?|que sais tu faire|que puedes hacer|cosa sai fare)$/,
    msg(
      'I write recipes. Name foods you have, a dish, a cuisine or a diet, and say what to leave out, for how many and how fast. Then tell me what to change, or ask about the recipe.',
    ),
  ],
  [
    /^(?:are you (?:an? )?(?:real )?(?:chef|cook|human|person)|who (?:built|created) you|what(?: is| s) your name|do you (?:eat|sleep|dream|feel|think)|wer bist du|qui es tu|quien eres|chi sei)\b/,
    A_PROGRAM,
  ],
  [OF_CHEF, A_PROGRAM],
  [
    /^(?:what|which|how many) (?:recipes|dishes) (?:do|can) you (?:know|cook|make|write)$|^show me (?:all )?(?:your|the) recipes$|^(?:what(?: is| s)|tell me) your (?:favou?rite|best) (?:dish|food|recipe|meal)$/,
    msg(
      'I know dishes from all over the world, and have no favorite. Name a food, a dish or a cuisine, or say “surprise me”.',
    ),
  ],
  [
    /^(?:do|can) you (?:speak|understand|read) [a-z]+$|^(?:sprichst|verstehst) du [a-z]+$|^(?:parles tu|tu parles) [a-z]+$|^hablas [a-z]+$|^parli [a-z]+$/,
    msg('I read English, German, French, Spanish and Italian. Name a food or a dish in one of them.'),
  ],
  [
    /^can you (?:read|import|fetch) recipes? from (?:a |the )?(?:web ?sites?|web|internet|urls?|links?|pages?)$/,
    NO_LINKS,
  ],
  [
    /^(?:can you |could you |please |i want to |i d like to |how (?:do|can) i |how to |help me )*(?:cancel|end|stop|renew|pay for|delete|close|remove|change|update|reset) (?:my |the |our )?(?:subscription|plan subscription|membership|account|profile|password|email(?: address)?|payment|card)\b/,
    msg(
      'I only write recipes. You find your account and your subscription under your profile and in the settings.',
    ),
  ],
  [
    /^(?:can you |could you |please |i want to |help me )*(?:make|create|write|show|build|give)(?: me)?(?: a| my| the| our)? (?:grocery|shopping) list(?: for (?:this|the|next) week)?$/,
    msg(
      'The grocery list is made from your meal plan: add recipes to the plan, and the list holds what they need. Name a dish to begin with.',
    ),
  ],
  [
    /^(?:can you |could you |please |i want to |help me )*(?:(?:plan|organi[sz]e)(?: me)?(?: my| our| the| this| next)+ (?:week|month|weekly meals|meals)|(?:make|create|write|give|build|show)(?: me| us)? (?:a |the |my |our )?(?:(?:weekly |monthly |7 day )?(?:meal|menu|dinner) ?plan(?:ner)?|(?:weekly|week|monthly) plan)|(?:weekly |7 day )?meal plan)(?: for (?:me|us|the week|this week|next week|a week|the month|[a-z0-9]+ days))*$/,
    msg(
      'I write one recipe at a time. On the meal plan you put recipes on the days of your week. Name a dish for the first evening.',
    ),
  ],
  [
    /^(?:can you |could you |please )*(?:add|put|save) (?:it|this|that|them) (?:to|in|on|into) (?:my |the |our )?(?:meal ?plan|plan|grocery list|shopping list|calendar|recipes?|book|recipe book)\b/,
    msg('There is no recipe on screen yet. Name a dish, and then add its recipe to your plan.'),
  ],
  [
    /^(?:can (?:you|i|we) |could (?:you|i) |how (?:do|can) i |is there a way to |where (?:do|can) i )*(?:save|keep|bookmark|store|favou?rite|find|see)(?: (?:my|all|a|the|saved|own|favou?rite|liked))* recipes?(?: (?:in|on|with) (?:this|the|your) (?:app|site|website))?(?: for later)?(?: and .*)?$/,
    msg(
      'Press the bookmark on a recipe to save it. What you saved is listed on your profile. I write new recipes: name a food or a dish.',
    ),
  ],
  [
    /^(?:do|does|will|are|can|could) (?:you|this|it|the app|this app|my|our|your)(?: (?:app|recipes?))? (?:also )?(?:save|keep|store|remember|be saved|saved|kept|lost|stored)(?: (?:my|our|the|all|these|your|old|earlier|generated))*(?: (?:recipes?|chats?|conversations?|ideas?|history))?$|^(?:where (?:are|is|do i find|can i find|can i see)|how do i find|show(?: me)?) (?:all )?my (?:saved |favou?rite |liked |old |earlier )*(?:recipes?|favou?rites|bookmarks)$/,
    msg(
      '“Save & Post Recipe” below a recipe of mine keeps it, and “Edit first” puts it into a form. Press the bookmark on other recipes to save them. Both are listed on your profile.',
    ),
  ],
  [
    /\b(?:change|switch|set|choose|andern|umstellen|wechseln|einstellen|changer|cambiar|cambiare|aendern)\b.*\b(?:language|sprache|langue|idioma|lingua|theme|dark mode|units?|notifications?)\b|\b(?:language|sprache|langue|idioma|lingua|dark mode)\b.*\b(?:andern|umstellen|wechseln|einstellen|changer|cambiar|cambiare|change|setting|settings|aendern)\b|^(?:how|where) (?:do|can) i (?:turn|switch|change|set)(?: on| off)? (?:the )?(?:dark mode|language|units?|notifications?|theme)\b/,
    msg(
      'Language, theme, units and notifications are in the settings. I only write recipes, and I write them in English.',
    ),
  ],
  [
    /^(?:is|are|does|do|how much (?:is|does|do)) (?:this|the|your|it|you|plateful)?(?: ?(?:app|site|website|service|thing))?(?: (?:really|all))? ?(?:free|cost|costs|expensive|cost money|cost anything|for free)(?: (?:to use|of charge|a month|per month))*$|^(?:was kostet|combien coute|cuanto cuesta|quanto costa) (?:die |l |la |el )?(?:app|das|ca|esto|questo)$/,
    msg('What an account includes and costs is on the subscription page. I only write recipes.'),
  ],
  [
    /^(?:can you |could you |please |will you )*(?:order|deliver|bring|buy)(?: me| us)? /,
    msg('I cannot order anything. Name the dish, and I will write its recipe.'),
  ],
];

/** What has nothing to do with eating, whatever else is named with it. */
const OFF_TOPIC =
  /\b(?:write|sing|tell|compose|make up|recite)\b.*\b(?:poem|song|story|joke|essay|haiku|limerick|email|letter|code)\b|\b(?:recommend|suggest)\b.*\b(?:movie|film|book|song|series|podcast)\b|\b(?:capital|president|population|king|queen|prime minister) of\b|\bweather\b(?! food)|\b(?:world cup|olympics|football match|stock market|bitcoin)\b|\brestaurants? (?:in|near|around|close)\b|^translate\b|\b(?:to|from) the (?:airport|station|hotel)\b/;

/** What is answered to a message about the chef, the app or anything else than food; `null` to all others. */
export const beyondRecipes = (said: string): Message | null =>
  BEYOND.find(([asked]) => asked.test(said))?.[1] ?? (OFF_TOPIC.test(said) ? ONLY_COOKING : null);

export const ONLY_COOKING: Message = msg(
  'I know about cooking and nothing else, so I cannot say. Name a food or a dish, and I will write a recipe.',
);
