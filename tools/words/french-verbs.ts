/** Everyday verbs that the list of frequent French words lacks, because it is based on newspapers. */
const VERBS =
  `rentrer apporter emporter rapporter ramener amener emmener inviter arriver rester passer cuisiner preparer couper melanger ajouter
  chauffer rechauffer griller mijoter poeler gratiner congeler decongeler garder conserver utiliser acheter trouver chercher travailler
  bosser etudier jouer regarder aimer adorer detendre reposer feter celebrer voyager camper marcher randonner bricoler jardiner recolter
  ramasser partager proposer montrer tester essayer changer varier epater impressionner rassembler organiser commander livrer nettoyer
  ranger debarrasser laver penser imaginer rever souhaiter desirer compter gagner durer commencer demarrer continuer entamer dejeuner
  diner souper gouter grignoter affamer tarder traverser demenager installer poser appeler discuter bavarder raconter danser chanter
  skier nager pedaler grimper rouler garer jeter brader cultiver planter arroser tailler peler eplucher raper hacher fouetter petrir
  etaler garnir napper verser remuer mouiller infuser parfumer`.split(/\s+/);
const ENDINGS = 'e es ent ons ez er ant ee ees ait aient era eront'.split(' ');

/** Their forms, without accents. */
export const frenchVerbForms = (): string[] =>
  VERBS.filter((verb) => verb.endsWith('er')).flatMap((verb) =>
    ENDINGS.map((ending) => verb.slice(0, -2) + ending),
  );
