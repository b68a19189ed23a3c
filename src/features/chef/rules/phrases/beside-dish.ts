/** What was found, in English; `null` if it stays. `nameOf` tells what a food or dish is called in English. */
type Meant = (found: readonly string[], nameOf: (said: string) => string | null) => string | null;

const NAME = String.raw`((?!something\b|anything\b|etwas\b|was\b|quelque\b|algo\b|qualcosa\b|it\b|them\b)(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)`;
const ONE =
  "(?:(?:some|a|an|the|a bit of|a little|plenty of|lots of|extra|etwas|ein bisschen|einen?|eine|du|de la|des|un peu de|une?|algo de|un poco de|unos|unas|una|del|della|dei|delle|un po' di) |de l')*";
const START = String.raw`(?<=^|[.!?;,] ?|\b(?:and|und|et|y|e|also|maybe|please|bitte) )`;
const KINDLY =
  '(?:(?:please|can you|could you|can i have|i want|id like|maybe|also|and|put|add|serve it|have|make|mach|bitte|noch|auch|aussi|tambien|anche|con|mit|avec|with) )*';
const END = String.raw`(?=\s*(?:$|[.!?;,]| (?:please|bitte|svp|por favor|per favore|too|as well)(?![\p{L}'])))`;
const BESIDE_IT =
  '(?:on the side|alongside(?: it)?|as (?:a|the) side(?: dish)?|to go with (?:it|this|that|them)|to serve with (?:it|this)|beside (?:it|them)|next to it|for dipping|to dip|dazu|als beilage|daneben|a cote|en accompagnement|en garniture|pour accompagner|al lado|de guarnicion|como guarnicion|para acompanar|aparte|a lato|di contorno|come contorno|per contorno|a parte|per accompagnare)';
const MUCH =
  "(?:(?:mit|con|avec|with) )?(?:viel|ordentlich|reichlich|jede menge|mucho|mucha|muchos|muchas|bastante|beaucoup d[e'] ?|plein d[e'] ?|tanto|tanta|tanti|tante|molto|molta|molti|molte)";

/** Bread, where it stands beside a dish. */
const isBread = (name: string) => /^pan$/i.test(name);
const isSalad = (name: string) =>
  /^(?:(?:side|green|mixed|simple|little) )?(?:salad|salat|salade|ensalada|insalata)$/i.test(name.trim());
const withIt: Meant = ([name = ''], nameOf) =>
  isSalad(name) ? 'green salad on the side' : beside(name, nameOf);
const beside = (name: string, nameOf: (said: string) => string | null): string | null =>
  name.trim() ? `with ${isBread(name) ? 'bread' : (nameOf(name) ?? name)}` : null;

/** What is to stand beside the dish on screen, or to be on it in plenty: neither is another dish. */
export const BESIDE_THE_DISH: readonly (readonly [said: string, meant: Meant])[] = [
  [`${START}${KINDLY}${ONE}${NAME} ${BESIDE_IT}${END}`, withIt],
  [`${START}${KINDLY}${BESIDE_IT} ${ONE}${NAME}${END}`, withIt],
  [
    `${START}${KINDLY}(?:an? |some |one )?(?:side|green|mixed|little|small) salad(?: with (?:it|this|that))?${END}`,
    () => 'green salad on the side',
  ],
  [`${START}${KINDLY}(?:a|one) (?:big |small |little )?(?:side|bowl|plate) of ${NAME}${END}`, withIt],
  [
    `${START}${KINDLY}${MUCH} ${NAME}(?: (?:uberbacken|gratinierw*|gratinew*|gratinad[oa]|gratinat[oa]|oben ?drauf|on top|par[- ]dessus|por encima|sopra|drauf|dazu))?${END}`,
    ([name = ''], nameOf) => (nameOf(name) ? `with lots of ${nameOf(name)}` : null),
  ],
  [
    `${START}(?:mit|avec|con) ${ONE}${NAME} (?:uberbacken|gratinierw*|gratinew*|gratinad[oa]|gratinat[oa])${END}`,
    ([name = ''], nameOf) => (nameOf(name) ? `with ${nameOf(name)} on top` : null),
  ],
];
