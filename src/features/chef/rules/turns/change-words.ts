/** What people say of changes in five languages, as regular expressions for text in lower case, without accents, its commas apart. */

/**
 * Any of some words or phrases, which stand parted by ' | ', a language or two a line. Each stands once: a repeated group with
 * the same word twice takes exponential time.
 */
export const either = (...lists: readonly string[]): string =>
  `(?:${[...new Set(lists.flatMap((list) => list.split(' | ')))].join('|')})`;

export const OPENS = `(?:${either(
  'what if | and | but | so | ok | okay | fine | great | thanks | thank you | actually | hm+ | wait | nah',
  'nope | please | oh | sorry | well | then | also | hang on | on second thoughts | right | yes | yeah',
  'maybe | perhaps | just | can (?:i|we|you) | could (?:i|we|you) | id rather | i d rather | lets | let s',
  'aber | und | doch | ach | ok | bitte | also | kann (?:ich|man) | konnte (?:ich|man)',
  'nein | mais | et | en fait | finalement | non | alors | puis[ -]je | je peux | peut[ -]on | on peut',
  'pero | y | mejor | no | vale | puedo | podria | se puede',
  'e | ma | anzi | dai | allora | ah | posso | potrei | si puo | ,',
)} )*`;
export const CLOSES = `(?: ${either(
  'please | instead | then | now | after all | though | too | rather | for me | today | tonight',
  'if possible | is that ok | ok | okay | fine | all right | alright | will do | would do | would work',
  'would that (?:do|work|be ok) | will that do | geht das | geht | ca va | ca marche | va bene | vale',
  'bitte | stattdessen | dann | lieber | besser',
  's il (?:te|vous) plait | svp | stp | plutot | a la place | finalement',
  'por favor | porfa | mejor | en su lugar',
  'per favore | invece | meglio | al suo posto',
  ',',
)})*`;

/** A message that says this as a whole. */
export const whole = (text: string): RegExp => new RegExp(`^${OPENS}(?:${text})${CLOSES}$`);

/** A name of up to four words. */
export const NAME = '([a-z][a-z-]*(?: [a-z][a-z-]*){0,3}?)';

export const INSTEAD_OF = either(
  'instead of | rather than | in place of | in the place of | ,? ?not',
  'statt | anstatt | anstelle von | an stelle von',
  'au lieu (?:de la|de l|du|des|de|d) | a la place (?:de la|de l|du|des|de|d)',
  'plutot que (?:de la|de l|du|des|de|d|le|la|les)',
  'en vez de | en lugar de',
  'invece (?:di|del|della|dello|dell|dei|delle|che) | al posto (?:di|del|della|dello|dell|dei|delle)',
);
export const SWAPS = either(
  'swap(?: out)? | replace | substitute | exchange | change | switch(?: out)? | trade',
  'ersetz(?:e|en)? | tausch(?:e|en)? | wechs(?:le|eln)',
  'remplace[rz]? | change[rz]? | substitue[rz]? | echange[rz]?',
  'cambi(?:a|ar|ame|are|o) | sustitu(?:ye|ir|yo) | re?emplaz(?:a|ar|o)',
  'sostitui(?:sci|re|sco) | rimpiazz(?:a|are) | troc(?:a|ar|o|ue) | substitu(?:a|ir)',
);
export const FOR = '(?:for|with|by|to|durch|gegen|mit|par|contre|pour|avec|por|con|per)';
export const FORGETS = either(
  'forget(?: about)? | ditch | scrap | drop | lose | never mind | skip | leave out | no more | without',
  'not | no',
  'vergiss | lass | ohne | kein(?:e|en|er)?',
  'oublie | laisse tomber | sans | pas de | pas d',
  'olvida | nada de | sin',
  'lascia stare | dimentica | niente | senza',
);
export const LACKS = either(
  '(?:i|we|there s|theres|theyve|they)? ?(?:ve |have |had |has )?(?:got )?(?:no|not any|(?:am |im |m |re |are |was |ran |run |just ran )*(?:out of|short of)|don ?t have(?: any)?|haven ?t (?:got )?(?:any)?|can ?t (?:find|get)(?: any)?|couldn ?t (?:find|get)(?: any)?|forgot(?: to buy)?(?: the)?|not enough|too little|not much)',
  '(?:ich |wir )?(?:hab(?:e|en)? |ist |sind )?(?:leider )?kein(?:e|en|er)?(?: mehr)?',
  '(?:je n ai|j ai|il n y a|y a|on n a|on a) (?:pas|plus) (?:de la|de l|du|de|d) | (?:plus|pas) (?:de|d)',
  'no (?:tengo|tenemos|hay|queda|quedan|encuentro)(?: nada de)? | me he quedado sin | sin',
  'non (?:ho|abbiamo|c e|ci sono|trovo)(?: piu)? | (?:ho|abbiamo) finito | senza | niente',
);
/** Only of what is not at home: who says so would eat it. */
export const HAS_NOT = either(
  '(?:(?:i|we) )?(?:don ?t have|do not have|haven ?t got|haven ?t|have no|ve no|ve got no|have got no)(?: any| the)?',
  '(?:(?:i|we) )?(?:am |m |im |re |are |were |ve |ive |weve |have )?(?:all |just |completely )?(?:run |ran )?out of(?: the)?',
  '(?:(?:i|we) )?(?:can ?t (?:find|get)|couldn ?t (?:find|get)|forgot(?: to buy)?)(?: any| the)?',
  '(?:ich |wir )?hab(?:e|en)? (?:leider )?kein(?:e|en|er)?(?: mehr)? | mir fehlt',
  '(?:je n ai|j ai|on n a|on a|il n y a) (?:pas|plus) (?:de la|de l|du|de|d) | il me manque',
  'no (?:tengo|tenemos|hay|queda|quedan|encuentro)(?: nada de| mas)? | me falta | me he quedado sin',
  'non (?:ho|abbiamo|c e|ci sono|trovo)(?: piu)? | mi manca | (?:ho|abbiamo) finito',
);
export const AFTER_LACK = `(?: ${either(
  'left | here | at home | in the (?:house|fridge|cupboard|shop) | at the moment | today | any more',
  'anymore',
  'mehr | da | im haus | zu ?hause | ubrig',
  'a la maison',
  'en casa',
  'a casa | in casa | a mano',
)})*`;
const WITH = either(
  'use | with | for | by | try | put in | take | have | make it with | do it with | durch | nimm | mit',
  'gegen | par | contre | avec | mets | prends | usa | pon | con | por | metti | usiamo | uso',
);
const SOMETHING_ELSE = either(
  'something (?:else|similar|different) | sth else | anything else | another one | something instead',
  'whatever works | whatever you like | a (?:good )?(?:substitute|alternative|replacement) | etwas anderes',
  'was anderes | was andres | etwas anderem | was anderem | autre chose | quelque chose d autre',
  'outra coisa | otra cosa | algo (?:diferente|parecido|distinto) | qualcos ?altro | qualcosa d ?altro',
  'qualcosa di diverso | altro',
);
/** Whose choice it is. */
export const ELSE = either(
  `(?:${WITH} )?${SOMETHING_ELSE}`,
  '(?:please )?(?:swap|replace|substitute) (?:it|that|them)(?: (?:with|for|by) (?:something|anything)(?: else)?)?',
  'what (?:else )?(?:can|could|should|do) (?:i|we) use',
  'any (?:substitute|substitutes|alternative|alternatives|ideas) | what instead',
  '(?:ersetze?|tausche?) (?:es|sie|ihn|die|das|den) | remplace (?:la|le|les|l) | sustituyel[ao]s?',
  'sostituiscil[aoie] | what else | was sonst | was nehme ich(?: stattdessen| dann)? | je mets quoi',
  'cosa (?:uso|metto) | que (?:uso|pongo)',
);
/** One of the same kind, whichever it is. */
export const ANOTHER = `(?:${WITH} )?${either(
  '(?:an ?other|some other|a different|different|other)(?: kind of)?(?: (?:green|root|mild|crunchy|firm|similar))? (?:veg|vegetable|veggie|vegetables|veggies|greens?|one|ones|herb|herbs|spice|cheese|meat|fish|bean|beans|nuts?|fruit|ingredient|thing)',
  '(?:ein |eine |einen )?andere(?:s|n|r)? (?:grune?s? )?(?:gemuse|krauter|kase|obst|zutat)',
  '(?:un |une )?autre (?:legume(?: vert)?|herbe|fromage|fruit|ingredient)',
  '(?:otra verdura|otra hierba|otro queso|otra fruta|otro ingrediente)(?: verde)?',
  'un ?altr[ao] (?:verdura|erba|formaggio|frutto|ingrediente)(?: verde)?',
)}`;
/** Said of what somebody does not care for: it harms nobody. */
export const DISLIKES = either(
  '(?:(?:i|we|he|she|they|(?:my|the|our) [a-z]+|kids|children|hubby|everyone|nobody) )?(?:really |just |actually )*(?:don ?t|do not|doesn ?t|does not|won ?t) (?:really |much )?(?:like|eat|want|fancy|love)(?: the| any)?',
  '(?:(?:i|we|he|she|they|(?:my|the|our) [a-z]+|kids|children|hubby|everyone|nobody) )?(?:really |just )*(?:hates?|dislikes?|can ?t stand|am not a fan of|m not a fan of|is not a fan of|are not fans of|not a fan of|not keen on|m not keen on)(?: the| any)?',
  '(?:ich |wir )?(?:mag|mogen|esse|essen) keine?n? | (?:ich )?mag (?:die|den|das) ',
  '(?:je n |j |on n )?(?:aime|aimons) pas (?:les|le|la|l|trop les|trop le|trop la)',
  '(?:a mi )?no (?:me|nos) gustan? (?:el|la|los|las) | (?:a me )?non (?:mi|ci) piac(?:e|ciono) (?:il|la|le|i|gli|l)',
);
export const TAKES = `(?:${either(
  'use | using | have | has | do | make it | try | put in | put | take | give me | just | only | with | but',
  'i | we | ive | i ve | weve | we ve | got | there s | theres',
  'nur | nimm | ich | wir | hab | habe | haben | mit | lieber | dafur | sondern',
  'mets | mettre | prends | prendre | utilise | utiliser | j ai | on a | que | seulement | avec',
  'usa | usar | pon | poner | solo | tengo | tenemos | con',
  'metti | mettere | prendi | usare | ho | abbiamo | uso | mettici',
  'rather | instead | mejor | meglio | plutot | besser | better | aber | mais | pero | ma | ,',
)} )*`;
export const ONLY = either(
  '(?:i|we) (?:only|just) (?:have|got) | (?:i ve|we ve|ive|weve|i have|we have) (?:only|just) got',
  '(?:i|we) (?:have|ve)(?: got)? only | only (?:have|got) | only',
  '(?:ich |wir )?hab(?:e|en)? nur',
  'j ai (?:que|seulement|juste) | on a que | je n ai que',
  '(?:solo|solamente) (?:tengo|tenemos|hay) | tengo solo',
  '(?:ho|abbiamo) solo | solo (?:ho|abbiamo)',
);
export const INSTEAD =
  '(?:instead|rather|stattdessen|lieber|dafur|plutot|a la place|mejor|en su lugar|invece|piuttosto|meglio)';
export const ADDS = either(
  'add | with | put | top (?:it )?with | give it | and | plus',
  'mit | und | dazu | noch | pack | fug | gib',
  'ajoute[rz]? | avec | mets | et',
  'anade | agrega | ponle | pon | con | y',
  'aggiungi | metti | mettici | e',
);
export const IN_THE_MIDDLE =
  /\b(?:(?:some(?:where|thing)|halfway|half way) (?:in ?)?(?:the middle|between|in between)|in (?:the middle|between)|half ?way|a mittelweg|(?:irgend)?(?:etwas|was|wo) (?:in der mitte|dazwischen)|mittelding|entre les deux|algo intermedio|(?:un )?termino medio|entre medias|una via di mezzo|a meta strada)\b/;
/** Leaves one food out, and says nothing else. */
export const DROPPED = new RegExp(
  `^${OPENS}(?:without|no|leave out|skip|hold|minus|take out|remove|drop|omit|leave off|ohne|lass|sans|enleve|retire|sin|quita|quitale|senza|togli|sem|tira) ${NAME}(?: out| weg| raus)?${CLOSES}$`,
);
