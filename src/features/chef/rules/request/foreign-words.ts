/** Kinds of dishes in German, French, Spanish and Italian, by the English word for the kind. */
export const FOREIGN_DISHES = `
soup: sopa, sopas, zuppa, minestra, suppe, suppen, soupe, potage, crema, vellutata, cremesuppe
salad: ensalada, insalata, salat, salade
stew: guiso, estofado, spezzatino, eintopf, ragout, schmortopf, mijote, cocido, potaje
birthday cake: geburtstagskuchen, geburtstagstorte, gateau d anniversaire, torta di compleanno, tarta de cumpleanos
cake: kuchen, gateau, pastel, bizcocho, torta, tarta, torte
cookies: galletas, biscotti secchi, kekse, platzchen, biscuits secs
pancakes: tortitas, panqueques, frittelle, palatschinken, eierkuchen
omelette: tortilla francesa, frittata semplice, omelett, omelettes
gratin: gemuseauflauf, kartoffelauflauf, gratinado, gratinato, auflauf, uberbacken, gratine, gratiniert, gratinierte, sformato
curry: currys, curri
pasta: nudelgericht, plato de pasta, primo di pasta, plat de pates
sandwich: bocadillo, panino, belegtes brot, tartine
smoothie: batido, frullato
pizza: pizze, pizzas
risotto: risotti
stir fry: wokpfanne, gemusepfanne, salteado, wokgericht, saute
skillet: pfanne, pfannengericht, sarten, padella, poele, poelee
traybake: ofengemuse
burgers: hamburguesa, hamburguesas
dip: aufstrich, pate vegetal, untar
mousse: nachspeise creme, creme dessert
fruit salad: macedonia, macedonia di frutta
baked fish: pescado al horno, pesce al forno, poisson au four, fisch aus dem ofen
`;

/** By the English word for the diet, meal, mood, heat or piece of equipment. */
export const FOREIGN_MANNERS = `
packed lunch: schiscetta, pranzo al sacco, gamelle, fiambrera, zum mitnehmen, furs buro, im buro, in der arbeit, fur die arbeit, a emporter, au bureau, pour le bureau, da portare via, per l ufficio, perlufficio, in ufficio, para la oficina, para el trabajo, para llevar al trabajo
instant pot: olla expres, olla express, olla a presion, olla rapida, en olla rapida, en la olla rapida, en la olla expres, a la cocotte minute, en cocotte minute, cocotte express, a l autocuiseur, nella pentola a pressione, in pentola a pressione, im dampfkochtopf, schnellkochtopf, im schnellkochtopf, dampfkochtopf, cocotte minute, autocuiseur, pentola a pressione, en olla expres
bread machine: brotbackautomat, brotbackmaschine, machine a pain, panificadora, macchina del pane, macchina per il pane
slow cooker: olla lenta, en la olla lenta, olla de coccion lenta, pentola a cottura lenta, im slow cooker, im crockpot, en olla lenta, schongarer, im schongarer, mijoteuse, a la mijoteuse
air fryer: freidora de aire, en la freidora de aire, freidora sin aceite, al air fryer, nella friggitrice ad aria, au airfryer, a l airfryer, im airfryer, aus der heissluftfritteuse, aus dem airfryer, en freidora de aire, friteuse a air, friteuse sans huile, friggitrice ad aria, in friggitrice ad aria, heissluftfriteuse, in der heissluftfriteuse
vegan: vegano, vegana, veganos, veganas, vegani, vegan, vegane, veganen, veganer, veganes, vegetalien, vegetalienne, vegetaliens
vegetarian: vegetariano, vegetariana, vegetarianos, vegetarisch, vegetarische, vegetarischen, vegetarisches, vegetarien, vegetarienne, sin carne, ohne fleisch, sans viande, senza carne, fleischlos, fleischloses
low carb: ohne kohlenhydrate, wenig kohlenhydrate, sans glucides, peu de glucides, sin carbohidratos, sin hidratos, pocos carbohidratos, senza carboidrati, bajo en carbohidratos, pochi carboidrati, kohlenhydratarm, pauvre en glucides
high protein: proteinreich, eiweissreich, viel eiweiss, viel protein, beaucoup de proteines, plein de proteines, alto en proteinas, muchas proteinas, mucha proteina, tante proteine, molte proteine, ricco di proteine, riche en proteines
breakfast: desayuno, colazione, fruhstuck, petit dejeuner
lunch: almuerzo, comida, pranzo, mittagessen, dejeuner, mittag
dinner: repas, cena, cenas, abendessen, abendbrot, diner, plat principal, hauptgericht, plato principal, secondo, primo, piatto unico
dessert: postre, postres, dolce, dolci, nachtisch, nachspeise, dessert
snacks: merienda, merenda, aperitivo, spuntino, gouter, imbiss, zwischenmahlzeit, snack
drinks: bebida, bebidas, bevanda, getrank, getranke, boisson, trago
starter: entrante, antipasto, vorspeise, entree, beilage, contorno, guarnicion, accompagnement
quick: rapido, rapida, rapidos, rapidas, veloce, veloci, schnell, schnelle, schnelles, schnellen, schneller, einfach, einfache, einfaches, facil, faciles, facile, facili, semplice, sencillo, sencilla, simple, vite fait, rapide, rapides
light: ligero, ligera, leggero, leggera, leicht, leichte, leichtes, leger, legere, frisch, frisches, fresco, fresca, frais, fraiche, leichter, leichten, leichtem, legers, legeres, ligeros, ligeras, leggeri, leggere
healthy: verduras, verdure, sano, sana, saludable, gesund, gesunde, gesundes, sain, saine, salutare
cheap: barato, barata, economico, economica, gunstig, gunstige, billig, pas cher, bon marche, gunstiger, gunstigen, gunstigem, billiges, billiger, billigen, preiswert, preiswerte, preiswertes, preiswerten, preisgunstig, preisgunstiges, pas chere, pas chers, pas cheres, baratos, baratas, economici, economiche, spendo poco, fin de mois, fin de mes, fine mese, studentenkuche, fur studenten, etudiant, etudiants, estudiante, estudiantes, studenti, studentesco, pleite, knapp bei kasse, wenig geld, kein geld, fauche, fauchee, fauches, sans le sou, pas d argent, sin dinero, sin blanca, sin un duro, al verde, senza soldi
finger food: fingerfood, apero, aperitif dinatoire, apero dinatoire, apero entre amis, picoteo, para picar, stuzzichini, haeppchen, happchen, kindergeburtstag
romantic: romantisch, romantisches, romantische, romantique, romantico, romantica, candle light dinner, impresionar, impressionner, stupire, beeindrucken, etwas besonderes, romantischer, romantischen, romantiques, romanticos, romanticas, en amoureux, gaste, gasten, fur gaste, invites, invitados, ospiti, visitas
comfort: winterlich, winterliches, winterliche, reconfortante, confortante, herzhaft, herzhaftes, deftig, deftiges, reconfortant, seelenfutter, wohlfuhlessen, soulfood, reconfortants, reconfortantes, hiver, invierno, invernal, inverno, invernale, hivernal, plat mijote
kids: ninos, para ninos, bambini, per bambini, kinder, enfants
spicy: picante, piccante, scharf, scharfe, scharfes, epice, epicee, pimente
mild: suave, delicato, mild, mildes, doux
surprise: was kann ich heute abend kochen, was kann ich heute kochen, was kann ich kochen, was koche ich heute, was soll ich heute kochen, was soll ich kochen, was essen wir heute, que cocino hoy, que hago de cena, que puedo cenar, que ceno hoy, qu est ce que je mange ce soir, qu est ce qu on mange ce soir, qu est ce qu on mange, on mange quoi ce soir, que manger ce soir, que cuisiner ce soir, cosa cucino stasera, cosa cucino oggi, cosa mangiamo stasera, sorpresa, sorprendeme, sorprendimi, uberrasch mich, uberraschung, surprends moi
no cook: ohne kochen, ohne zu kochen, kalte kuche, sans cuisson, sin cocinar, sin coccion, senza cottura, senza cucinare
creamy: cremoso, cremosa, cremig, cremige, cremiges, cremeux, cremeuse
party: fiesta, festa, feier, fete
picnic: picknick, picknicks, furs picknick, pique nique, pique niques, piquenique, pic nic, scampagnata, ausflug, wandertag, wanderung, randonnee, excursion, gita
potluck: mitbringbuffet, mitbringbuffets, repas partage, auberge espagnole
game night: spieleabend, fussballabend, soiree jeux, soiree foot, soiree match, noche de juegos, serata giochi
cold: etwas kaltes, was kaltes, quelque chose de froid, un plat froid, algo frio, un plato frio, qualcosa di freddo, un piatto freddo
autumn: herbstlich, herbstliches, herbstliche, automnal, automnale, otonal, autunnale
summer: sommerlich, sommerliches, sommerliche, estival, estivo, estiva, verano, estate, sommer, ete
oven: horno, forno, backofen, ofen, al horno, al forno, au four, ofengericht, asado al horno, aus dem ofen
`;

/** By the English words for a change of the dish on screen. */
export const FOREIGN_CHANGES = `
spicier: scharfer, noch scharfer, plus epice, plus epicee, plus releve, plus piment, mas picante, piu piccante, piccantissimo
milder: weniger scharf, nicht so scharf, weniger scharfe, moins epice, moins epicee, moins piment, menos picante, meno piccante
faster: noch schneller, schneller fertig, schneller gehen, plus rapide, plus vite, mas rapido, mas rapida, piu veloce, piu rapido
lighter: leichter, kalorienarmer, fettarmer, plus leger, plus legere, mas ligero, mas ligera, piu leggero, piu leggera
healthier: gesunder, plus sain, plus saine, mas sano, mas sana, mas saludable, piu sano, piu sana
heartier: herzhafter, deftiger, sattigender, plus copieux, plus consistant, mas contundente, piu sostanzioso
creamier: cremiger, sahniger, plus cremeux, plus cremeuse, plus onctueux, mas cremoso, mas cremosa, piu cremoso, piu cremosa
cheaper: gunstiger, billiger, preiswerter, moins cher, moins chere, mas barato, mas barata, mas economico, piu economico, meno caro
simpler: einfacher, weniger aufwendig, plus simple, plus facile, mas sencillo, mas sencilla, mas facil, piu semplice, piu facile
less sugar: weniger zucker, weniger suss, nicht so suss, moins de sucre, moins sucre, moins sucree, menos azucar, menos dulce, meno zucchero, meno dolce
sweeter: susser, mehr zucker, plus sucre, plus sucree, mas dulce, mas azucar, piu dolce, piu zucchero
less salt: weniger salz, weniger salzig, nicht so salzig, moins de sel, moins sale, moins salee, menos sal, menos salado, meno sale, meno salato
double: verdopple, verdoppeln, verdoppele, doppelte menge, die doppelte menge, das doppelte, doublez, doubler, duplica, duplicar, el doble, raddoppia, raddoppiare, il doppio
halve: halbiere, halbieren, halbe menge, die halbe menge, die halfte, la moitie, la mitad, la meta, dimezza
another recipe: ein anderes rezept, anderes rezept, noch ein rezept, une autre recette, otra receta, un altra ricetta, unaltra ricetta
something else: etwas anderes, was anderes, lieber etwas anderes, autre chose, otra cosa, algo distinto, qualcos altro, qualcosaltro
swap: ersetze, ersetzen, tausche, tauschen, austauschen, remplace, remplacez, remplacer, sustituye, sustituir, reemplaza, sostituisci, sostituire
instead: stattdessen, dafur, en su lugar
`;

/** By the English words that refuse what follows. */
export const FOREIGN_NEGATORS = `
allergic to: allergique au, allergique aux, allergique a la, allergique a l, intolerant au, intolerante au, intolerant aux, intolerante aux, intolerant a la, intolerante a la, alergico a, alergica a, alergico al, alergica al, alergia a, alergia al, alergia a los, alergia a las, intolerante a, intolerante al, allergico al, allergica al, allergico alle, allergica alle, allergico agli, allergica agli, intollerante al, intollerante alle, allergisch auf, allergisch gegen, allergie gegen, allergie auf
instead of: statt, anstatt, anstelle von, anstelle, au lieu de, au lieu du, au lieu des, au lieu d, a la place de, a la place du, a la place des, en vez de, en vez del, en lugar de, en lugar del, invece di, invece del, invece della, invece dei, al posto di, al posto del, al posto della, al posto dei
`;
