import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isPlain } from './known-words.ts';
import { holds, inflected, NEVER_PLAIN } from './word-forms.ts';

/** Names of medicines and illnesses that no dictionary has: 'amlodipine', 'lipoedema'. */
const LOOKS_MEDICAL =
  /(?:mycin|cillin|oxacin|prazole|conazole|nidazole|sartan|statin|dipine|olol|azepam|azolam|oxetine|triptyline|formin|gliptin|gliflozin|glutide|xaban|parin|thiazide|semide|(?:ac|o)etate|[aeiou]mab|tinib|vir|caine|codone|morphine|aemic|anemic|glycaemic|glycemic|phylline|sone|solone|pril|emia|aemia|itis|osis|oses|pathy|pathic|uria|algia|plegia|ectomy|ostomy|plasty|sclerosis|oma|omas|oedema|edema|rrh(?:ea|oea|oid|oids)|phobi[ac]|intolerance|deficiency|philic|phagia|thalass[a-z]+|syndrome|allerg(?:ie|ien|ia|y|ies)|intoleran(?:z|cia|za)|vertraglichkeit|krankheit|erkrankung|schwache)$/;
/** 'Gastroparesis', 'hypothyroid'. */
const BEGINS_MEDICAL =
  /^(?:gastro(?!pub|nom)|hyper(?!market)|hypo(?!thetic)|cardio|nephro|hepat|immuno|oesoph|esoph|pancreat|haem|hemo|thromb|fibro|diverticul|dys(?!topi|on\b)|apixa)[a-z]{3,}/;
/** How old a baby is: '14mo'. */
const OF_AGE = /^\d+ ?(?:mo|mos|mths?|wks?|w|wo|yo)$/;
/** What may warn and stands in no list of the dictionary, or with another meaning only. */
const WARNING = new Set(
  `shunt shunts implant implants graft grafts cleft colostomy ileostomy spleen pancreas appendix latex fissure fissures polyps stent catheter flare flares flaring piles pacemaker dialysis chemo chemotherapy radiotherapy stoma ostomy epipen inhaler lent lenten jain jains jainism sikh sabbath
  passover pesach shabbat dietician dietitian lithium gallbladder gallstones bowel bowels ibd ibs crohns copd adhd hiv gerd
  maoi maois tyramine histamine oxalate oxalates purine purines salicylates nightshade nightshades sulphites sulfites
  ozempic wegovy mounjaro saxenda eliquis xarelto lipitor nardil coumadin antabuse creon levothyroxine ttc ivf nicu scd aip
  bubs bub newborns preemie weanling postpartum trimester contractions labour midwife ultrasound biopsy tonsils wisdom braces
  dentures hernia hiatus barium colonoscopy endoscopy gastroscopy bariatric sleeve bypass sober recovery rehab aa newborn newborns windpipe windpipes airway airways lung lungs throat throats tongue lips oesophagus esophagus sinus sinuses jab jabs jabbed
  injection injections antihistamine antihistamines piriton benadryl kosher halal koscher face mammal mammals tick gal reject rejects rejected rejecting rejection eliminate eliminating
  candida cleanse detox whipple hashimoto favism lactard lactards vege elimination exclude excluding banned teeth tooth thyroid op a1c hba1c`.split(
    /\s+/,
  ),
);
/** Beside what is left out already, these only tell why, and of whom: no food and no condition of its own. */
export const TELLS_WHY: ReadonlySet<string> = new Set(
  `fast fasts fasting fastet faste jeune ayuno digiuno antibiotics antibiotic antidepressant antidepressants flaring tick teeth tooth bub bubs tingly diagnosed diagnosis diagnosing newly doc docs doctor doctors gp clinic consultant dietitian dietician nurse midwife hv specialist
  paramedics paramedic hospital ambulance anywhere dying flare flares clear strict strictly careful cut arthritis joints joint
  scary terrifying terrified scared nightmare cross reactive reaction reactions tested tests test bloods results rabbi imam vicar
  monk monks nun nuns patient patients choke chokes choked choking priest observe observing observant keeping symptoms attack attacks bad badly severe severely serious seriously trace traces
  blue swollen puffy gums devout pious practising observant limits safe safely throat lips face itchy tongue mouth eyes skin rash asthma eczema drip reacts god gosh lord omg jeez crap damn blimey sikh
  sienta sientan sento sentaron hincha hinchan gonfle gonflent gonfia gonfiano blaht blahen pesan pesano`.split(
    /\s+/,
  ),
);
/** Whose further meaning is rare. */
const HARMLESS = new Set(
  `andrew bernard bridget brigid bruce daniel edwards elijah evans gaspar caspar balthasar gerbert gilbert gregory harvey heloise hickey hildebrand hopkins isaiah jacobs james jenner jeremiah joel jonah joshua jude levi lister luke matthew micah moses paul peter patrick ross rogers roget russell samuel sanger saul smith teresa theresa thomas timothy turner willis ali ada amos fatima ezekiel shaw spock freud kesey clooney
  bangle bauble bead beads beaded bling bracelet casket cufflink diadem earring gemstone jewel jewels jeweled jewelled jeweller jeweler necklace pearl pearls pendant rosette sequined spangle spangled spangly tiara treasure treasured trinket goldsmith boutique
  chaos clutter disarray disorderly dirtiness jumble jumbled kerfuffle messiness muddle rummage shambles riot riotously unrest uproar untidiness turmoil turbulence rowdiness outrage anarchy lawlessness strife madhouse madness maniac looney loony frenzy bedlam
  inherited cantata caroling aura bighead bigness bout bug bummer bunt bur burr booster blower clubbing devil devils donkey donkeys dock elixir enlighten eternity extremity foaming foamy frothing founder foundling fury gameness goddaughter godchild gruff handling hardening heaves intern interne internship lance landmark largeness lightening massage mummy nanny novice overgrowth parity peaked pest pests pinched plastering puffer quad quack rainmaker ransacking redeemer reed renegade riot role rust saint seedy shaker shakers shipshape shivering shrunken sloppiness smartness snare springer staggers stuffiness sunburn sunburst sunlamp tab tempest thrilling torment treasure trim turncoat verity veterinary vet weirdo whirler wilt wilted withered wizened wasting taxis vigil bursary nebula netherworld kink bruise bruised landmark homily hermit limbo rick
  watching practice practices practise ascension whitsun pentecost epiphany candlemas michaelmas midsummer sane stodgy patience healthy conservative integration signal confusion mission recover mess oil rub only normal church churches chapel vicar parish christening baptism confirmation choir nervous nerves jittery scales scale knives goodness early midweek`.split(
    /\s+/,
  ),
);
/** What nobody says of a food that is wanted. Of the words that are plain in any request, only these tell of harm. */
const UNKIND = new Set(
  `adrenaline marzipan chunder chunders chundering barf barfs spew spews puke pukes hurl hurls yack tum tums impure evicted evict invader whiff caution thumbs
  issue issues problem problems history nemesis enemy enemies foe boundary farewell goodbye
  bye adieu divorce divorced parted parting breakup split quit quits quitting stopped stop stops ditch ditched axe axed
  vanish banished exiled outlawed forbidden taboo prohibited illegal crime criminal jail prison court police
  bathroom toilet loo bathrooms toilets airway airways throat lips tongue face eyes skin tummy guts nope
  disagree disagrees weird odd strange wrong distrust risk risks risky roulette gamble lottery
  survive survived survives siren sirens blotchy spots hospital doc doctor nurse ambulance emergency
  kryptonite poison toxic bomb bombs grenade hazard hazards minefield nuclear radioactive biohazard contraband quarantine
  avoid avoids avoiding exclude excludes excluded exile sabbatical strike cancel cancelled
  cancels boycott boycotts embargo veto vetoed vetoes ghost ghosted revenge revolt
  rebels rebelled reject rejects rejected returns comeback protest protests complain complains truce
  battle fight fights punish punishes punishment regret regrets curse cursed cry cries weep death
  grave cemetery killer kills kill killed murder attack attacks attacked swell swells swollen balloon balloons ballooned
  unwelcome unwanted avoidable impossible unable separate separately shock teeth love-hate mistake mistakes ruin ruins ruined wreck wrecks
  wrecked gross disgusting revolting rotten terrible terribly horrible bad badly scare scares anti anti-nut fear fears feared struggle struggles struggled suffer suffers
  suffered tears warned warns abstain abstains choke chokes choked gasp gasps gasping trouble troubles nerves slugs slimy helicopter airlifted airlift icu coma ventilator resuscitated disguise
  pricked allergist sick ill poorly unwell betrayal betray betrays betrayed forensic sinful resus casualty blues mutiny mutinied sneeze sneezes policy policies
  expensive overpriced pricey salmonella listeria recall recalled lumps welts`.split(/\s+/),
);

/** Whether a word looks like an illness or a medicine in any language. */
export const looksMedical = (word: string): boolean =>
  LOOKS_MEDICAL.test(word) || BEGINS_MEDICAL.test(word) || OF_AGE.test(word);

/** Whether a word may say that somebody must not eat everything: illness, medicine, faith, pregnancy and small children. */
export function hintsAtIllness(word: string, { dictionary }: CookingKnowledge): boolean {
  if (HARMLESS.has(word)) return false;
  return (
    NEVER_PLAIN.has(word) ||
    WARNING.has(word) ||
    looksMedical(word) ||
    inflected(word).some((form) => holds(dictionary.illness, form))
  );
}

/** Whether a word beside a food may say that somebody must not have it: harm, ill feeling, and all that tells of illness. */
export const hintsAtHarm = (word: string, knowledge: CookingKnowledge): boolean =>
  UNKIND.has(word) || mayTellOfHarm(word, knowledge);

/** Whether a word that is not plain in any request tells of harm: those that are say so only among the unkind. */
export const isUnkind = (word: string, knowledge: CookingKnowledge): boolean =>
  isClearlyUnkind(word, knowledge) || (!isPlain(word, knowledge) && mayTellOfHarm(word, knowledge));

/** Whether a word tells of harm though its clause only speaks of 'it': 'make it not depressing' speaks of a mood. */
export const isClearlyUnkind = (word: string, knowledge: CookingKnowledge): boolean =>
  UNKIND.has(word) || (!isPlain(word, knowledge) && hintsAtIllness(word, knowledge));

/** Words of harm that only praise beside a food, or tell how somebody came by it. */
const KIND_BESIDE_FOOD = new Set(
  `rave raves raving sucker reckon reckons banging cracking gobble gobbles gobbled smuggle smuggled smuggling dreamy wonder wonders wondering
  homesick sticker suits drool drools drooling jonesing nicked pinched nibble nibbles nibbling chuffed rescue rescued swear bless crazy mental buzzing
  stoked pumped giddy`.split(/\s+/),
);

const mayTellOfHarm = (word: string, knowledge: CookingKnowledge): boolean =>
  !KIND_BESIDE_FOOD.has(word) &&
  (hintsAtIllness(word, knowledge) || inflected(word).some((form) => holds(knowledge.dictionary.harm, form)));
