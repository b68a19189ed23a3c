/**
 * Names of one dish: its spellings, and what it is called in German, French, Spanish and Italian. One dish per line,
 * separated by commas, with at most three words per name. Merely similar dishes (blini and pancakes) are not listed.
 */
export const SAME_DISHES = `
shakshuka, shakshouka, chakchouka
falafel, felafel
baba ganoush, baba ghanoush, baba ganouj, baba ghanouj
tabbouleh, tabouleh, tabouli, tabbouli, taboulé
tzatziki, tsatsiki, zaziki, cacik
moussaka, mousaka, musaka
dolma, dolmades, stuffed vine leaves
baklava, baklawa
couscous, kuskus
tagine, tajine
shawarma, shawerma, schawarma
gyros, gyro
biryani, biriyani, briyani
pilaf, pilau, pulao, pilav, plov
samosa, samoosa
pakora, bhaji
chai, chai tea, masala chai, masala tea, spiced tea, indian tea
paneer, panir
pad thai, phad thai
tom yum, tom yam
satay, saté
nasi goreng, indonesian fried rice
kimchi, kimchee, gimchi
gyoza, potsticker, pot sticker, jiaozi
congee, rice porridge, jook
fried rice, bratreis, riz frit, arroz frito
stir fry, stirfry
spring roll, frühlingsrolle, frühlingsrollen, rouleau de printemps
summer roll, sommerrolle, rice paper roll
pierogi, pierogies, perogies, pirogi
borscht, borsch, borshch, barszcz, borschtsch
goulash, gulasch, gulyas
stroganoff, stroganov
strudel, apfelstrudel, apple strudel
spaetzle, spätzle
dumpling, knödel, kloss
potato pancake, latke, kartoffelpuffer, reibekuchen, reiberdatschi
mashed potato, potato mash, kartoffelbrei, kartoffelpüree, kartoffelstampf, pommes purée
roast potato, bratkartoffel, patatas asadas
potato salad, kartoffelsalat, ensalada de papa
potato soup, kartoffelsuppe
potato gratin, kartoffelgratin, gratin dauphinois
meatball, frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, boulette, albóndiga, polpetta, polpette
meatloaf, hackbraten, polpettone
roast pork, schweinebraten
roast chicken, brathähnchen, poulet rôti, pollo asado
pot roast, schmorbraten, braised beef
beef bourguignon, boeuf bourguignon, beef burgundy, beef bourguignonne
coq au vin, chicken in wine
beef roulade, rinderroulade, rouladen
cabbage roll, stuffed cabbage, kohlroulade, kohlrouladen, krautwickel
slow cooker, crockpot, crock pot
pressure cooker, instant pot
air fryer, airfryer, heissluftfritteuse
lentil soup, linsensuppe, lentil stew, linseneintopf
pea soup, erbsensuppe
onion soup, zwiebelsuppe, soupe à l'oignon
tomato soup, tomatensuppe, zuppa di pomodoro
chicken soup, hühnersuppe
pumpkin soup, kürbissuppe
carrot cake, karottenkuchen, möhrenkuchen, rüblitorte
apple pie, apfelkuchen, tarta de manzana, tarte aux pommes, torta di mele
cheesecake, käsekuchen, cheese cake
chocolate cake, schokoladenkuchen, schokokuchen
lemon cake, zitronenkuchen
black forest gateau, black forest cake, schwarzwälder kirschtorte
rice pudding, milchreis, riz au lait, arroz con leche, risgrynsgrøt, risengrød
semolina pudding, griessbrei
bread pudding, brotpudding
french toast, arme ritter, pain perdu, eggy bread, torrija
pancake, pfannkuchen, eierkuchen, panqueque
crepe, crêpe
waffle, waffel, waffeln, gaufre
scrambled egg, rührei, huevos revueltos, uova strapazzate
fried egg, spiegelei, huevo frito
fruit salad, obstsalat, salade de fruits, macedonia di frutta
coleslaw, krautsalat, slaw
pasta salad, nudelsalat
cucumber salad, gurkensalat
bolognese, bolognaise, spag bol
mac and cheese, mac n cheese, macaroni cheese, macaroni and cheese
bruschetta, brushetta
focaccia, foccacia, focacia
panna cotta, pannacotta
tiramisu, tirami su
creme brulee, crème brulée
mousse au chocolat, chocolate mousse, schokoladenmousse
gingerbread, lebkuchen
christmas cookie, plätzchen, weihnachtsplätzchen
shortbread, short bread
bread roll, brötchen, semmel, petit pain
garlic bread, knoblauchbrot
mulled wine, glühwein, gluehwein, vin chaud, glögg
hot chocolate, heisse schokolade, chocolat chaud, hot cocoa
pico de gallo, salsa fresca
gazpacho, gaspacho
tortilla espanola, spanish omelette, spanish tortilla
shepherds pie, shepherd pie, cottage pie
bangers and mash, sausage and mash
macaroon, coconut macaroon
`;
