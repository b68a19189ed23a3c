import type { Language } from '../request/prompt-language.ts';

/** Beginnings of words, or whole words before a full stop. */
const stemsOf = (list: string): RegExp =>
  new RegExp(
    `^(?:${list
      .trim()
      .split(/\s+/)
      .map((each) => (each.endsWith('.') ? `${each.slice(0, -1)}$` : each))
      .join('|')})`,
  );

/** Illness, medicine, faith, pregnancy and small children, by the stems of their words in the form of `plainPrompt`. */
const ILLNESS: Readonly<Record<Language, RegExp>> = {
  de: stemsOf(`
    allerg anaphyla arznei asthma baby. babys. babybrei blutdruck blutverdunn blutzucker chemo darmop darmentz darmkrank diabet dialys
    diat. diagnos divertik ekzem erkrank fieber entzund epilep gallen gebiss gicht herzinfarkt herzkr herzop herzschwach herzpat hormon
    immun infekt insulin intoleran islam juden. jude. jud(?:in|isch) koscher krank(?!enschwester) medikament medizin migran
    morbus muslim moslem moschee niereni nierenk nierens operat operier. operiert. osteopor parkinson pille. pillen. ramadan rabbi rheuma reflux saugling
    schilddrus schlaganfall schwanger sodbrenn stille. stillen. stillt. stillend stillzeit tablett therap thrombos transplant
    unvertrag verdau vergift wehen. wochenbett entbindung kleinkind krabbelkind zahnlos weisheitsz zoliak zuckerkr hindu sikh. sikhs. jain
    biopsi koloskop darmspiegel imam. beten. betet. gebet. gebets buddhis adventist mormon fastenzeit fasten. fastet. faste. beschneid kommunion. schluckbe stoma. nebenwirk`),
  fr: stemsOf(`
    allait allerg anaphyla anticoag asthm bebe biberon bouddhis cancer careme cardia cholest cirrhos coelia colopath comprimes?. crohn
    diabet diagnos dialys dietet eczem enceinte epilep fievre gastr(?!ono) goutte. grossesse hepat hindou hormon hypertend hypertens immun
    infect insulin intoler islam juif juive juifs casher cacher kasher ramadan malad(?!roi) medica migrain musulm nourrisson operee?s?. ordonnance
    parkinson patholog perimee?. pilule reflux regime. rein. reins. sevrage syndrome thyro traitement transfus transplant trisom tumeur ulcer
    urolog vegans?. virus biops coloscop imam. mosquee priere`),
  es: stemsOf(`
    alerg anafila anticoag asma. asmat bebe. bebes. nen[eo]s?. biberon budis cancer celia(?!n) celiac colest colitis crohn cuaresma diabet
    diagnos dialisis dieta. embaraz epilep fiebre enferm gastr(?!ono) gota. hepat hindu. hindues. hiperten hormon infart inmun infecc insulin
    intoler islam judi(?:o|a|os|as). kosher lactan(?:te|cia) migran musulm operad operac papilla. parkinson pastilla pildora
    quimio ramadan receto reflujo renal rinon(?!es) sindrome tiroid trasplant tratamiento ulcera vegan virus recien biopsi intestin colonoscop mezquita rez(?:ar|a|an).`),
  it: stemsOf(`
    allatt allerg anafila anticoag asma. asmat bimb[oai]. buddis cancro celiac cole(?:ster|lit) colite crohn quaresim diabet diagnos dialisi dieta.
    ebre[oaie]. kasher kosher epatit epilett farmac febbre gastr(?!ono) gotta. gravidanza incinta induis indu. iperten ormon infart immun
    infezion insulin intoller islam malat musulm neonat operat. parkinson pastigli pillol ramadan reflusso renal svezz
    sindrome terapia tiroid trapiant ulcer virus biopsi intestin colonscop imam. moschea preghier preg(?:a|ano|are).`),
};

/** What harms or disgusts somebody, what they refuse, and the parts of a body that tell of it. */
const HARM: Readonly<Record<Language, RegExp>> = {
  de: stemsOf(`
    abgerat abschied abstand angst ansteck arzt arztin atem aufstoss auge(?:n)?. ausschlag bah. bauch bedroh bekommt. bekommen. blah blaulicht brech
    brenn. brennt. brennen. bricht darf. durf(?:en|te|ten). doktor ekel eklig erbrech erstick feind fernhalt fieber finger. fleck fliegt furcht gefahr
    gegner gemieden gesicht. gestorb gestrich gift graus hals. hass(?!el) hospital erwischt. reizdarm renn(?:e|en|t)?. blasen. blast. blau. gehangen. boxen. jagen. quietsch igitt juck jucken kampf klinik klo. kloschuss kotz
    krampf kriegsf kribbel krieg. leid. leiden. lippe luft. luftrohr magen meid(?:e|en|et|est)?. mied mund. nase. nie. niemals. nimmer notarzt notaufn notfall
    ohnmacht passe. pfui pickel problem pusteln quaddel rausgefl reagier reaktion rebell rot. ruhr(?:t|en). schad schenken. schluss. dreht. schmerz schlecht schlimm schwell schwill
    schwoll geschwoll sirene spital sterb stirb streik tabu. todlich todes tot. totet toilette trauma trennung umbring umgebracht darm. todfeind intensivst lebensgef rettungsw ubel. ubelk ungern unmog unwohl
    verbann verbot vergang verkrampf verschon vertr(?:age|agt|agen|ug) verzicht vorbei. weh. widerl wurg zunge. zuwider ungluck`),
  fr: stemsOf(`
    adieu agoni volume. nain. ambulan banni bloqu bouche. boutons. boycot brule. brulent. cauchemar crain danger degou demange rend. detest dermat divorc douleur ecoeur ennemi epipen etouff
    evit exclu faill fach fatal(?:e|es|s)?. fievre fuit fuir gonfl gorge. grat(?:te|ter|tent). haine hai. hait. hopital hospital horreur horrible indigest interdi jamais
    langue. levre mal(?:es|e|s)?. malheur meur mort mourir nause oedem panique peau. peur pir(?:e|es). plaie plaques. pompier proscri
    poison prohib probleme punit punition rash. reagi reaction recrach refus rejet rejett renonc repouss repugn respir rougeur rouge. samu saigne souffr
    support(?!er les) suppr taille. tord tordu toler toux. traumat tue. tuent. tuer. ventre. vert. vertig vomi visage. urgenc urticair yeux. plie.`),
  es: stemsOf(`
    adios ahog ambulan arcad asco. asfix ataqu barrig boicot bomba. bronca cara. castig dano. danan dana. detest diarre digest divorci doctor doler dolor duele duelen
    enemig envenen epipen evit fatal. fiebre fobia garganta. guerra hincha horrible horror hospital indigest infier intoxic bano. morad aire. susto jabon jamas labio lengua. llena. llenan lejos
    mal. mala. malas. malo. malos. marea mareo matan. mata. medico muert muere molest naus nunca odi(?:a|o|an|amos). ojos. panico picazon
    picor piel. peligr pesadilla problema prohib punt(?:itos|os). quita reacci reacc rechaz renunci repel repite. repiten repugn respir retort retortij
    revuelv roja. rojo. ronch sangr sarpull sienta. sientan. sufr tripas. uci. urgenc urtic vet(?:o|ado|ada). veneno vientre vomit globo.`),
  it: stemsOf(`
    addio ambulan asfiss attacc barella. blocc boicot bolle. bocca. brivid bruci(?!at) chiud danno detest diarrea digeri disgust disastr divorz dolor
    epipen esplod evit faccia. fatal[ei]. febbre fobia gola. gonf guerra incub indigest labbra. lingua. mai. mal. male. malor malissimo macchie. medico mort[eo]?. morir muor
    nausea nemic[oi]. odia odio. ospedal orrore orticar pancia. panico patis(?:ce|cono) pelle. peric pesante prurit puntini. problem proibit pugno punito reagi reaz respir rianimaz rischia
    rifiut rinunci ripugn ross[oaie]. sangu schiatt schif soffoc soffr sopport stomaco strozz tabu. tollera torna. tornano uccid vietat veleno vomit viso. nausea`),
};

/** Whether a word of another language may say that somebody must not eat everything. */
export const hintsAtForeignIllness = (word: string, languages: readonly Language[]): boolean =>
  languages.some((each) => ILLNESS[each].test(word));

/** Whether a word of another language may say of a food beside it that somebody must not, or will not, have it. */
export const hintsAtForeignHarm = (word: string, languages: readonly Language[]): boolean =>
  languages.some((each) => HARM[each].test(word) || ILLNESS[each].test(word));
