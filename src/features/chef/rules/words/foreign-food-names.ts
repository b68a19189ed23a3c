/** Foods in German, French, Spanish and Italian, by the English word that the chef knows them by, beside the names that the catalog of foods has. */
export const FOREIGN_FOODS = `
mayonnaise: mayonesa, maionese, mahonesa, mayonesa casera
breadcrumbs: panade, panierung, chapelure, pan rallado, pangrattato, impanatura
capers: capperi, alcaparras, kapern, capres
smoked paprika: raucherpaprika, gerauchertes paprikapulver, pimenton, pimenton ahumado, pimenton de la vera, paprika fume, paprica affumicata
chicken thigh fillets: hahnchenschenkel, hahnchenkeulen, hahnchenoberkeulen, hahnchenunterschenkel, cuisses de poulet, haut de cuisse, hauts de cuisse, muslos de pollo, muslos, cosce di pollo, sovracosce
chicken breast fillets: hahnchenfilet, hahnchenbrustfilet, filets de poulet, pechugas de pollo, pechugas, petti di pollo
pork chop: schweinekotelett, koteletts, cote de porc, cotes de porc, chuletas de cerdo, braciole, braciole di maiale
sour cream: saure sahne, sauerrahm, schmand
double cream: schlagsahne, schlagobers, obers, creme liquide, creme fraiche epaisse, nata para cocinar, nata liquida, panna da cucina, panna fresca
goat's cheese: ziegenkase, fromage de chevre, chevre, queso de cabra, caprino, formaggio di capra
feta: schafskase, hirtenkase
chicken: pollo, hahnchen, huhnchen, hendl, poulet, hahnchenbrust, huhnerbrust, pechuga de pollo, petto di pollo, blanc de poulet
cooked beef: sonntagsbraten, bratenreste, bratenresten, restes de roti
cooked chicken: restes de poulet, restes de poulet roti, reste de poulet roti, reste de poulet, poulet roti restant, pollo avanzato, pollo arrosto avanzato, avanzi di pollo, sobras de pollo, restos de pollo, pollo asado que sobro, hahnchenreste, huhnerreste, brathahnchenreste, reste vom hahnchen, reste vom brathahnchen, resten vom brathahnchen, resten vom hahnchen
beef: ternera, carne de res, manzo, rindfleisch, boeuf, bovino
minced beef: carne picada, carne molida, carne macinata, macinato, hackfleisch, gehacktes, faschiertes, viande hachee, boeuf hache
lamb: cordero, agnello, lammfleisch, agneau
pork: cerdo, maiale, schweinefleisch, puerco
turkey: pavo, tacchino, putenfleisch, puten, dinde
rabbit: bunny, bunnies
duck: pato, anatra, entenbrust
meat: carne, carni, fleisch, viande
fish: pescado, pesce, poissons
salmon fillets: salmon, salmone, lachs, saumon, lachsfilet
cod fillets: bacalao fresco, merluzzo, kabeljau, dorsch, cabillaud, merluza
canned tuna: atun, tonno, thunfisch, thon
raw prawns: gambas, gamba, camarones, gamberi, gamberetti, garnelen, crevettes, langostinos
mussels: mejillones, cozze, miesmuscheln, muscheln, moules
smoked bacon: tocino, beicon, beicon ahumado, panceta, pancetta affumicata, speck, lardons, bacon ahumado
sausages: salchichas, salsicce, salsiccia, wurstchen, bratwurste, saucisses
egg: huevo, huevos, uovo, uova, eier, oeufs
cheese: queso, formaggio, kase, fromage
feta: queso feta, fetakase
mozzarella: mozarella
parmesan: parmesano, parmigiano, parmesankase
milk: leche, milch, lait
cream: nata, crema de leche, panna, sahne, rahm, creme
butter: mantequilla, burro, beurre
yogurt: yogur, yaourt, joghurt, naturjoghurt
rice: arroz, riso, reis, riz, riz cuit, riz cuit d'hier, arroz cocido, riso cotto, riso avanzato, gekochter reis, gekochten reis, restes de riz, reste de riz, reisreste
pasta: fideos, nudeln, pates
noodles: fideos asiaticos
spaghetti: espaguetis, spaghettis, spagetti
potatoes: patatas, patata, papas, patate, kartoffeln, kartoffel, erdapfel, pommes de terre, pomme de terre
sweet potato: batata, boniato, camote, patata dolce, patate dolci, susskartoffel, susskartoffeln, patate douce, patates douces
tomatoes: tomates, tomate, pomodori, pomodoro, tomaten
cherry tomatoes: pomodorini, pomodorino, datterini, kirschtomaten, cherrytomaten, cocktailtomaten, tomates cerises, tomates cherry, tomatitos
rocket: rucola, roquette, rucula
Brussels sprouts: rosenkohl
shallot: scalogno, scalogni, schalotte, schalotten, echalote, echalotes, chalota, chalotas
ham: schinken, kochschinken
onion: cebolla, cebollas, cipolla, cipolle, zwiebel, zwiebeln, oignon, oignons
garlic: ajo, aglio, knoblauch
carrot: zanahoria, zanahorias, carota, carote, mohren, mohre, karotten, karotte, ruben, gelbe ruben, carottes
leek: puerro, puerros, porro, porri, lauch, porree, poireau, poireaux
celery: apio, sedano, stangensellerie, celeri branche
spinach: espinacas, espinaca, spinaci, spinat, epinards, blattspinat
broccoli: brocoli, brokkoli
cauliflower: coliflor, cavolfiore, blumenkohl, karfiol, chou fleur
white cabbage: repollo, cavolo, weisskohl, kraut, chou blanc
kale: col rizada, cavolo nero, grunkohl, chou kale
courgette: calabacin, calabacines, zucchine, zucchina, zucchini, courgettes
aubergine: berenjena, berenjenas, melanzana, melanzane, aubergines, auberginen
red pepper: pimiento, pimientos, pimiento rojo, peperone, peperoni, poivron, poivrons, paprikaschote, paprikaschoten
mushrooms: champinones, setas, hongos, funghi, funghi champignon, champignons, pilze, pilzen
pumpkin: calabaza, zucca, kurbis, hokkaido, potiron, citrouille, courge
peas: guisantes, arvejas, piselli, erbsen, petits pois
green beans: judias verdes, fagiolini, grune bohnen, haricots verts, buschbohnen
beans: alubias, judias, frijoles, fagioli, bohnen, haricots
red lentils: rote linsen, lenticchie rosse, lentilles corail, lentilles rouges, lentejas rojas
lentils: lentejas, lenticchie, linsen, lentilles
chickpeas: garbanzos, ceci, kichererbsen, pois chiches
cucumber: pepino, cetriolo, gurke, gurken, concombre
lettuce: lechuga, lattuga, kopfsalat, laitue
asparagus: esparragos, asparagi, spargel, asperges
fennel: hinojo, finocchio, fenchel, fenouil
beetroot: remolacha, barbabietola, rote bete, rote beete, rote rube, betterave
sweetcorn: maiz
avocado: aguacate, palta, avocat
lemon: limoni, limones, zitronen, citrons, limon, limone, zitrone, citron
lime: limas, limetten, lima, limette
orange: naranja, arancia, orangen
apple: manzana, manzanas, mela, mele, apfel, pommes
pear: pera, peras, pere, birne, birnen, poire, poires
banana: platano, platanos, banane, bananen, bananes
strawberries: fresas, fragole, erdbeeren, fraises
berries: frutti di bosco, frutos rojos, frutos del bosque, fruits rouges, beeren, waldbeeren, bayas
raspberries: frambuesas, lamponi, himbeeren, framboises
blueberries: arandanos, mirtilli, heidelbeeren, blaubeeren, myrtilles
cherries: cerezas, ciliegie, kirschen, cerises
plum: ciruela, ciruelas, prugne, pflaumen, zwetschgen, zwetschken, prunes fraiches, quetsches
swordfish: pesce spada, pez espada, espadon, schwertfisch
peach: melocoton, melocotones, pesche, pfirsich, pfirsiche, peches
mango: mangos, mangue
pineapple: pina, ananas
coconut: coco, cocco, kokos, kokosmilch, leche de coco, latte di cocco, lait de coco
chocolate: cioccolato, schokolade, schoko, chocolat
walnuts: nueces, noci, walnusse, noix
almonds: almendras, mandorle, mandeln, amandes
hazelnuts: avellanas, nocciole, haselnusse, noisettes
ginger: jengibre, zenzero, ingwer, gingembre
basil: albahaca, basilico, basilikum, basilic
parsley: perejil, prezzemolo, petersilie, persil
coriander: cilantro, coriandolo, koriander, coriandre
mint: menta, minze, menthe
rosemary: romero, rosmarino, rosmarin, romarin
thyme: tomillo, timo, thymian, thym
ground cinnamon: canela, cannella, zimt, cannelle
honey: miel, miele, honig
bread: pane, brot
oats: avena, fiocchi di avena, haferflocken, flocons d avoine
quinoa: quinua
couscous: cuscus, semoule
olives: aceitunas, oliven
nuts: frutos secos, frutta secca, nusse
chanterelle: pfifferlinge, pfifferling, eierschwammerl, reherl, girolle, girolles, gallinacci, finferli, finferlo, galletti, rebozuelos, rebozuelo
cep: steinpilz, steinpilze, herrenpilze, cepes, cepe, cepes de bordeaux, porcini, porcino, funghi porcini, boletus, boletos, boleto
morel: morcheln, spitzmorcheln, morilles, spugnole, colmenillas
oyster mushroom: austernpilze, austernseitlinge, austernpilz, seitlinge, krauterseitlinge, krauterseitling, pleurotes, pleurote, cardoncelli, orecchiette di funghi, setas de ostra, seta de ostra, setas de cardo, pleurotus
wild mushrooms: waldpilze, mischpilze, maronen rohrlinge, maronenrohrlinge, reizker, parasol, champignons des bois, champignons sauvages, trompettes de la mort, pieds de mouton, funghi misti, funghi di bosco, chiodini, ovoli, niscalos, niscalo, rovellons, setas silvestres, setas de temporada, trompetas de la muerte
chestnut mushrooms: egerlinge, braune champignons, steinchampignons, champignons bruns, champignons de paris, prataioli, champinones portobello
chicory: endivie belge, chicoree, chicorees, endives, endive, endibias, endibia, indivia, indivia belga, chicons, chicon, witloof, brusseler
curly endive: endiviensalat, frisee, friseesalat, endivien, endivie, scarole, scarola, escarola, escarole, indivia riccia, chicoree frisee, cicoria riccia
dandelion greens: lowenzahn, pissenlit, pissenlits, tarassaco, cicoria selvatica, cicoria, cicorie, catalogna, diente de leon, achicoria
radicchio: trevisano, tardivo, radicchio rosso, achicoria roja, trevise
lamb's lettuce: feldsalat, rapunzel, rapunzelsalat, vogerlsalat, nusslisalat, ackersalat, doucette, valeriana, songino, soncino, canonigos
chard: mangold, blette, blettes, poiree, bietola, bietole, biete, bieta, coste di bietola, erbette, acelga, acelgas
broccoli rabe: stangelkohl, cime di rapa, broccoletti, friarielli, rapini, brocoli rave, grelos, nabizas
turnip greens: rubstiel, fanes de navet, fanes de navets, turnip tops, turnip top, hojas de nabo
beet greens: rote bete blatter, fanes de betterave, fanes de betteraves, foglie di barbabietola, hojas de remolacha
radishes: radieschen, ravanelli, ravanello, rabanitos, rabanito, rabanos, rabano, radis roses
daikon: rettich, rettiche, bierrettich, radis noir, radis blanc, ramolaccio, ramolacci, rabano blanco, nabo japones
turnip: mairuben, mairube, navetten, teltower rubchen, navet, navets, rapa, rape bianche, nabo, nabos
swede: steckrube, steckruben, kohlruben, wruke, rutabaga, rutabagas, navone, colinabo
kohlrabi: kohlrabis, chou rave, choux raves, cavolo rapa, colirrabano
celeriac: sellerie, knollensellerie, sellerieknolle, celeri rave, sedano rapa, apionabo, celerirave
parsnip: pastinake, pastinaken, panais, pastinaca, pastinache, chirivia, chirivias
salsify: schwarzwurzel, schwarzwurzeln, haferwurzel, salsifis, scorsonere, scorzonera, scorzobianca, salsifies, salsifi
Jerusalem artichokes: topinambur, topinamburs, topinambour, topinambours, tupinambo, tupinambos, aguaturma, helianthis
beetroot: rohnen, randen, betteraves, rape rosse, barbabietole, remolachas
artichoke: artischocke, artischocken, artichaut, artichauts, carciofo, carciofi, mammole, alcachofa, alcachofas, alcauciles
artichoke hearts: artischockenherzen, artischockenboden, coeurs d artichaut, fonds d artichaut, cuori di carciofo, carciofini, corazones de alcachofa
cardoon: karde, karden, cardon, cardons, cardo, gobbi, cardos
white cabbage: spitzkohl, weisskraut, jaromakohl, chou pointu, cavolo cappuccio, cavolo bianco, verza bianca, col blanca, berza
savoy cabbage: wirsing, wirsingkohl, chou frise, chou vert, verza, verze, cavolo verza, cavoli, col de milan, lombarda verde
red cabbage: rotkohl, rotkraut, blaukraut, chou rouge, cavolo rosso, cavolo cappuccio rosso, lombarda, col lombarda
Brussels sprouts: kohlsprossen, choux de bruxelles, cavoletti di bruxelles, cavolini di bruxelles, cavoletti, cavolini, coles de bruselas, repollitos
kale: federkohl, braunkohl, palmkohl, schwarzkohl, chou palmier, col kale
Chinese cabbage: chinakohl, chou chinois, cavolo cinese, col china
broccoli: brokkoliroschen, bimi, brocolis, broccolo, brecol
cauliflower: choufleur, cavolfiori, coliflores
fennel: fenchelknolle, fenchelknollen, fenouils, finocchi, bulbo de hinojo, hinojos
courgette: zucchinis, courgette ronde, zucchina tonda, zapallitos, zapallito
pumpkin: hokkaidokurbis, muskatkurbis, potimarron, potimarrons, citrouilles, courges, zucca mantovana, zucche, calabazas, zapallo, auyama
butternut squash: butternut, butternusskurbis, doubeurre, zucca violina, calabaza cacahuete, calabaza butternut
tomato: paradeiser, rispentomaten, strauchtomaten, fleischtomaten, coeurs de boeuf, pomodori ramati, cuore di bue, jitomate, jitomates
green pepper: grune paprika, poivron vert, poivrons verts, peperone verde, peperoni verdi, friggitelli, pimiento verde, pimientos verdes, pimientos de padron, pimientos del padron
green beans: stangenbohnen, brechbohnen, prinzessbohnen, fisolen, schneidebohnen, haricots plats, mange tout, fagiolini verdi, taccole, piattoni, ejotes, chauchas, vainas
frozen broad beans: dicke bohnen, saubohnen, puffbohnen, ackerbohnen, feves, feve, fava, habas, haba, habitas
sugar snap peas: zuckerschoten, kaiserschoten, zuckererbsen, pois gourmands, tirabeques
asparagus: weisser spargel, gruner spargel, stangenspargel, asperge, asparagi selvatici, esparrago, esparragos trigueros, trigueros
samphire: queller, meeresspargel, salicorne, salicornes, salicornia, asparago di mare, asparagi di mare, sea beans
nettles: brennnesseln, brennnessel, orties, ortie, ortiche, ortica, ortigas, ortiga
sorrel: sauerampfer, oseille, acetosa, acedera, acederas
wild garlic: barlauch, ail des ours, aglio orsino, ajo de oso, ramsons, ramps
spring onion: fruhlingszwiebel, fruhlingszwiebeln, lauchzwiebeln, lauchzwiebel, jungzwiebeln, cebettes, cebette, oignons nouveaux, ciboules, cipollotti, cipollotto, cebolletas, cebolleta, cebollines, cebollin
chives: schnittlauch, ciboulette, erba cipollina, cebollino
lovage: maggikraut, liebstockel, liveche, levistico
marjoram: majoran, marjolaine, maggiorana, mejorana
dill: dille, aneth, aneto, eneldo
tarragon: estragon, dragoncello
sage: salbei, sauge, salvia
romaine lettuce: romersalat, romanasalat, eisbergsalat, blattsalat, laitues, romaine, sucrine, sucrines, lattuga romana, cogollos, cogollos de tudela, cogollo
cucumber: salatgurke, salatgurken, schmorgurken, landgurke, concombres, cetrioli, pepinos
gherkin: gewurzgurken, gewurzgurke, essiggurken, salzgurken, cornichon, cornichons, cetriolini, pepinillos, pepinillo
sauerkraut: sauerkohl, choucroute crue, crauti, chucrut
capers: alcaparrones
sun-dried tomatoes: getrocknete tomaten, tomates sechees, tomates confites, pomodori secchi, tomates secos
pollock fillets: seelachs, seelachsfilet, alaska seelachs, pollack, lieu jaune, filet de lieu, merluzzo giallo, abadejo, pollock, pollack fillets, pollock fillet
coley fillets: kohler, kohlerfilet, lieu noir, colin noir, merluzzo nero, carbonero, saithe, coley, coalfish
hake fillets: seehecht, seehechtfilet, filet de merlu, merlu, colin d alaska, nasello, naselli, filetti di nasello, merluzas, filetes de merluza, pescadilla
whiting fillets: wittling, wittlinge, merlan, merlans, whiting, whitings
haddock fillets: schellfisch, schellfischfilet, eglefin, haddocks, eglefino
plaice fillets: scholle, schollen, schollenfilet, maischolle, carrelet, carrelets, plie, platessa, solla
sole fillets: seezunge, seezungen, rotzunge, limande, limandes, sogliola, sogliole, lenguado, lenguados
halibut fillets: heilbutt, fletan, ippoglosso, fletan negro
monkfish: seeteufel, lotte, queue de lotte, coda di rospo, rana pescatrice
sea bass fillets: wolfsbarsch, loup de mer, branzino, branzini, spigola, spigole, lubina, lubinas
sea bream fillets: dorade, doraden, goldbrasse, daurade, daurades, orata, orate
trout fillets: forelle, forellen, lachsforelle, saibling, saiblinge, truite, truites, omble, ombles, trota, trote, salmerino, trucha, truchas
turbot fillets: steinbutt, turbots, rombo, rombo chiodato, rodaballo
gurnard fillets: knurrhahn, rotbarsch, grondin, grondins, gallinella, gallinelle, cuoccio, gurnard, gurnards
red mullet fillets: rotbarbe, meerbarbe, meerbarben, rouget, rougets, triglia, triglie, salmonete, salmonetes, red mullet
perch fillets: barsch, flussbarsch, perche, perches, pesce persico, filetti di persico, perca, perch
pike fillets: hecht, brochet, luccio, lucio, pike
zander fillets: zander, zanderfilet, sandre, filet de sandre, lucioperca
carp fillets: karpfen, carpes, carpa, carpas
catfish fillets: wels, welsfilet, silure, siluro, bagre, catfish
skate: rochen, rochenflugel, aile de raie, ailes de raie, raie, razza, ala di razza, raya
herring fillets: heringe, hering, matjesfilet, grune heringe, hareng, harengs, aringa, aringhe, arenque, arenques
mackerel fillets: makrele, makrelen, makrelenfilet, maquereau, maquereaux, sgombro, sgombri, caballa, caballas, verdel
canned sardines: olsardinen, sardines a l huile, sardine sott olio, sardinas en lata, boite de sardines, lata de sardinas
fresh sardines: frische sardinen, sardinen, sardines fraiches, sardine fresche, sardinas, sardinas frescas
anchovies: sardellen, anchois, alici, acciughe, acciuga, boquerones, boqueron, anchoas, anchoa
smoked salmon: raucherlachs, saumon fume, salmone affumicato, salmon ahumado, graved lachs, stremellachs
smoked mackerel: geraucherte makrele, maquereau fume, sgombro affumicato, caballa ahumada
squid: tintenfisch, tintenfische, kalmar, calamar, calamars, encornet, encornets, calmar, calmars, calamari, calamaro, totani, totano, calamares, chipirones, chipiron
cuttlefish: sepien, seiche, seiches, blanc de seiche, seppia, seppie, seppioline, sepia, jibia, choco
octopus: krake, pulpo, poulpe, poulpes, polpo, polipo, moscardini
mussels: pfahlmuscheln, bouchots, moules de bouchot, mitili, peoci, mejillon
clams: venusmuscheln, palourdes, palourde, praires, arselle, telline, almejas, almeja, chirlas, coquinas
cockle: herzmuscheln, coques, berberechos, bigorneaux
scallops: jakobsmuscheln, jakobsmuschel, coquilles saint jacques, coquille saint jacques, saint jacques, noix de saint jacques, capesante, capasanta, cappesante, vieiras, vieira, zamburinas
langoustine: kaisergranat, langoustines, scampo, cigalas, cigala
crab meat: krabbenfleisch, taschenkrebs, chair de crabe, tourteau, granchio, polpa di granchio, buey de mar, centollo
raw prawns: krabben, nordseekrabben, riesengarnelen, crevettes grises, gambas rouges, mazzancolle, gamberoni, camaron, langostino
chicken: huhn, masthahnchen, maishahnchen, stubenkuken, coquelet, volaille, blancs de poulet, pollo ruspante, galletto, pollos
chicken leg: hahnchenkeule, huhnerkeule, huhnerkeulen, cuisse de poulet, pilons de poulet, coscia di pollo, fusi di pollo, muslo de pollo, contramuslos
chicken wing: hahnchenflugel, chicken wings, ailes de poulet, ali di pollo, alette di pollo, alitas de pollo, alitas
chicken liver: huhnerleber, geflugelleber, foies de volaille, foie de volaille, fegatini, fegatini di pollo, higaditos, higaditos de pollo
liver: kalbsleber, rinderleber, leber, foie de veau, fegato, fegato di vitello, higado
kidney: nieren, nierchen, rognons, rognon, rognoni, rinones
minced chicken: hahnchenhackfleisch, poulet hache, carne picada de pollo
minced beef: rinderhack, rinderhackfleisch, tatar, steak hache, carne trita, trito di manzo, macinato di manzo, carne molida de res
minced pork: schweinehack, schweinehackfleisch, mett, hackepeter, porc hache, macinato di maiale, carne picada de cerdo
minced lamb: lammhack, lammhackfleisch, agneau hache, macinato di agnello, carne picada de cordero
stewing beef: suppenfleisch, rindergulasch, gulaschfleisch, tafelspitz, beinscheibe, paleron, macreuse, joue de boeuf, bourguignon a mijoter, spezzatino di manzo, muscolo, cappello del prete, carne para guisar, morcillo, jarrete
sirloin steak: rumpsteak, huftsteak, rinderhufte, roastbeef, bavette de boeuf, faux filet, onglet, bistecca, bistecche, tagliata di manzo, fettine di manzo, entrecot, solomillo de ternera, filete de ternera, filetes de ternera, bife
beef tenderloin: rinderfilet, filet de boeuf, filetto di manzo, filetto, solomillo de buey
oxtail: ochsenschwanz, queue de boeuf, coda di bue, coda di vacca, rabo de toro, rabo de buey
ox cheek: ochsenbacken, rinderbacken, joues de boeuf, guancia di manzo, guance di manzo, carrilleras, carrillera
veal: kalb, kalbfleisch, kalbsschnitzel, veau, escalope de veau, blanquette a cuire, vitello, fettine di vitello, scaloppine di vitello, ternera lechal
pork tenderloin: schweinefilet, schweinelende, filet mignon de porc, filet mignon, filetto di maiale, lonza, arista, solomillo de cerdo, lomo de cerdo, cinta de lomo
pork shoulder: schweineschulter, schweinenacken, schweinebraten, nackenbraten, echine de porc, palette de porc, roti de porc, spalla di maiale, coppa di maiale, aguja de cerdo, paletilla de cerdo
pork belly: schweinebauch, wammerl, poitrine de porc, pancia di maiale, panceta de cerdo, panceta fresca
pork ribs: rippchen, schalrippen, spareribs, travers de porc, costine, puntine, costillas de cerdo, costillas, costillitas
diced lamb: lammschulter, lammkeule, lammgulasch, epaule d agneau, gigot d agneau, gigot, souris d agneau, spalla d agnello, cosciotto d agnello, paletilla de cordero, pierna de cordero, abbacchio
lamb chop: lammkoteletts, lammkotelett, cotelettes d agneau, costolette di agnello, costolette d agnello, scottadito, chuletas de cordero, chuletillas
rabbit: kaninchen, lapin, coniglio, conejo
hare: hasenkeule, lievre, lepre, liebre
boar: wildschwein, sanglier, marcassin, cinghiale, jabali
venison steak: hirsch, hirschfleisch, rehfleisch, rehrucken, chevreuil, cerf, biche, cervo, capriolo, ciervo, venado, corzo
duck: entenkeulen, ente, magret, magrets, magret de canard, canard, cuisses de canard, petto d anatra, anatre, magret de pato
goose: gans, ganse, gansekeulen, gansebrust, oie, oca, ganso
guinea fowl: perlhuhn, pintade, faraona, pintada
pheasant: fasan, faisan, fagiano
quail: wachteln, wachtel, cailles, caille, quaglie, quaglia, codornices, codorniz
pigeon: tauben, taube, pigeonneau, pigeonneaux, piccione, piccioni, pichon
ham: kasseler, kassler, kasseler kotelett, kochschinkenwurfel, jambon, jambon blanc, jambon cuit, jambonneau, prosciutto cotto, jamon york, jamon cocido, jamon dulce, lacon
prosciutto: rohschinken, parmaschinken, schwarzwalder schinken, jambon cru, jambon de bayonne, prosciutto crudo, crudo di parma, speck alto adige
Serrano ham: serranoschinken, jamon serrano, jamon iberico, jamon, jamon curado, taquitos de jamon
smoked bacon: speckwurfel, bauchspeck, durchwachsener speck, fruhstucksspeck, katenspeck, lard fume, lard fumes, poitrine fumee, allumettes de bacon, bacon fume, lardo affumicato, tiras de bacon
pancetta: guanciale, pancetta tesa, pancetta dolce, pancetta a cubetti
chorizo: chorizos, chistorra
black pudding: blutwurst, blunzn, boudin, boudin noir, boudins noirs, sanguinaccio, morcilla, morcillas
bratwurst: rostbratwurst, nurnberger, nurnberger wurstchen, grillwurst
frankfurters: wiener, wienerle, bockwurst, wiener wurstchen, saucisses de strasbourg, saucisses de francfort, wurstel, salchichas frankfurt
chipolata: chipolatas
pork sausages: salsiccia fresca, luganega, saucisses de toulouse, saucisse de toulouse, butifarra, butifarras, longaniza, longanizas
merguez: merguez sausage, merguez sausages, mergez
mortadella: lyoner, fleischwurst, mortadelle
corned beef: rindfleisch aus der dose, boeuf en conserve, carne in scatola
curd cheese: topfen trocken, twarog, twarogu, bibeleskas, bibeleskase, tvorog, faisselle, cuajada, requeson suave
quark: magertopfen, sahnequark, krauterquark, fromage frais, petits suisses, petit suisse, queso quark, queso batido
ricotta: brousse, brocciu, requeson, ricotta vaccina, ricotta di pecora
cream cheese: frischkase, doppelrahmfrischkase, philadelphia, saint moret, fromage a tartiner, formaggio spalmabile, stracchino, crescenza, queso crema, queso de untar, queso philadelphia
cottage cheese: huttenkase, korniger frischkase, fiocchi di latte, queso cottage
mascarpone: mascarpone cremoso
gruyère: bergkase, appenzeller, tilsiter, greyerzer, cantal, tomme, tomme de savoie, beaufort, asiago, montasio, idiazabal
gouda: butterkase, gouda jung, mimolette
manchego: queso manchego, queso curado, queso semicurado
goat's cheese: ziegenfrischkase, picandou, buche de chevre, crottin, crottins, crottin de chavignol, queso de cabra fresco, rulo de cabra, chevres
feta: feta kase, fromage de brebis grec, brebis, queso fresco de oveja
mozzarella: mozzarellas, bufala, mozzarella di bufala, burrata, fior di latte, stracciatella di burrata
parmesan: grana padano, grana, parmigiano reggiano, parmesan rape, queso parmesano
pecorino: pecorino sardo, pecorino romano grattugiato, fromage de brebis sec, queso de oveja curado
Camembert: camemberts, camembert au four
brie: bries, brie de meaux
Reblochon: reblochons
scamorza: scamorza affumicata, caciocavallo, provola affumicata
crème fraîche: creme fraiche, cremes fraiches, creme epaisse
double cream: creme entiere, creme fleurette, panna liquida, panna montata, nata para montar, sahnereste
buttermilk: buttermilch, lait ribot, babeurre, lait fermente, latticello, suero de leche, suero de mantequilla
Greek yogurt: griechischer joghurt, yaourt grec, yogurt greco, yogur griego
kefir: kefir de leche, latte fermentato
egg: eigelb, eigelbe, jaunes d oeuf, jaune d oeuf, tuorli, tuorlo, yemas, oeuf, uova sode, huevos duros
spelt: dinkel, dinkelkorner, grunkern, grunkernschrot, epeautre, petit epeautre, farro perlato, espelta
pearl barley: graupen, perlgraupen, gerste, orge perle, orge, orzo perlato, cebada, cebada perlada
millet: hirse, millet decortique, miglio
buckwheat: buchweizen, sarrasin, ble noir, grano saraceno, trigo sarraceno, alforfon
bulgur: bulgour, boulgour, boulghour, trigo bulgur
polenta: maisgriess, polentina, semoule de mais, farina gialla, polenta taragna
semolina: griess, weichweizengriess, hartweizengriess, semoule fine, semolino, semola de trigo
brown rice: vollkornreis, naturreis, riz complet, riso integrale, arroz integral
risotto rice: risottoreis, riz arborio, riz rond a risotto, carnaroli, arborio, vialone nano, arroz arborio
pasta: hornchen, hornli, spirelli, coquillettes, macaronis, nouilles, pastasciutta, macarrones, coditos
spaghetti: capellini, vermicelles, bucatini, spaghettoni
tagliatelle: bandnudeln, pappardelle, tagliatelles, fettuccine, tallarines
gnocchi: gnocchis, schupfnudeln, bubespitzle, fingernudeln, noquis, gnocchetti
green lentils: linsen aus dem puy, berglinsen, tellerlinsen, belugalinsen, lentilles du puy, lentilles vertes, lenticchie di castelluccio, lenticchie verdi, lentejas pardinas, lentejas verdes
canned cannellini beans: weisse bohnen, haricots blancs, mogettes, cocos de paimpol, cannellini, fagioli cannellini, fagioli bianchi, judias blancas, alubias blancas, habichuelas, pochas
canned kidney beans: kidneybohnen, kidneybohne, haricots rouges, fagioli rossi, borlotti, fagioli borlotti, alubias rojas, frijoles rojos, judias pintas, alubias pintas
canned black beans: schwarze bohnen, haricots noirs, fagioli neri, frijoles negros, judias negras, alubias negras, caraotas negras
canned butter beans: riesenbohnen, gigantes, fagioli di spagna, bianchi di spagna, judiones, fabes, garrofones
canned chickpeas: kichererbsen aus der dose, pois chiches en boite, ceci in scatola, garbanzos de bote, garbanzos cocidos
yellow split peas: schalerbsen, gelbe erbsen, pois casses, piselli spezzati, guisantes partidos
rye bread: roggenbrot, graubrot, schwarzbrot, pumpernickel, vollkornbrot, bauernbrot, pain de seigle, pain noir, pane di segale, pan de centeno
sourdough bread: pain de campagne, pain au levain, pain rassis, pane raffermo, pane casereccio, pan de pueblo, pan duro, altbackenes brot, toastbrot, weissbrot, semmeln, brotchen, pain de mie, pan de molde, pancarre
baguette: baguettes, stangenbrot, barra de pan, baguette rassise
walnuts: cerneaux de noix, gherigli di noce, nuez, walnuss
hazelnuts: haselnuss, noisette, nocciola, avellana
almonds: mandel, amande, mandorla, almendra
chestnuts: maronen, maroni, esskastanien, edelkastanien, chataignes, marrons cuits, castagne, castanas
pine nuts: pinienkerne, pignons de pin, pignons, pinoli, pinones
cashews: cashewkerne, noix de cajou, anacardi, anacardos
peanuts: erdnusse, erdnuss, cacahuetes, cacahuete, arachides, arachidi
poppy seeds: mohn, blaumohn, graines de pavot, pavot, semi di papavero, semillas de amapola
pumpkin seeds: kurbiskerne, graines de courge, semi di zucca, pipas de calabaza
raisins: rosinen, sultaninen, raisins secs, uvetta, uva passa, uva sultanina, pasas
dates: datteln, dattel, dattes, datteri, datiles
prunes: dorrpflaumen, pruneau, prugne secche denocciolate, ciruelas secas
apple: boskoop, bratapfel, reinettes, mele renette, mele golden, manzanas reineta, fallobst
quince: quitten, quitte, coing, coings, mela cotogna, mele cotogne, cotogne, membrillo, membrillos
mirabelle: mirabellen, mirabelles, mirabelas
greengage: reineclauden, renekloden, reine claude, reines claude, reine claudes, ciruelas claudias, susine regina claudia
plum: susine, susina, prugna, pflaume, zwetschge, zwetschke, zwetsche, zwetschen, prune fraiche, questsche
damson: damaszener pflaumen, damascene
blackcurrant: schwarze johannisbeeren, ribes nero, ribes neri, grosellas negras
redcurrant: rote johannisbeeren, johannisbeeren, ribiseln, groseilles, groseille, ribes, ribes rosso, grosellas, grosellas rojas
gooseberries: stachelbeeren, groseilles a maquereau, uva spina, grosella espinosa, uva crispa
blackberries: brombeeren, brombeere, mures, more di rovo, zarzamoras, moras silvestres
cranberries: preiselbeeren, canneberges, airelles, mirtilli rossi, arandanos rojos
rhubarb: rhabarber, rhubarbe, rabarbaro, ruibarbo
cherries: sauerkirschen, weichseln, griottes, amarene, visciole, guindas, picotas
apricot: marillen, marille, aprikose, aprikosen, abricot, albicocca, albicocche, albaricoque, albaricoques, damasco, damascos
peach: weinbergpfirsich, peche, pesca noce, duraznos, durazno, paraguayos
nectarine: nektarinen, nektarine, brugnons, pesche noci, nettarine, nectarinas
fig: feigen, feige, figues, figue, fichi, fico, higos, higo, brevas
grapes: weintrauben, trauben, raisin blanc, raisins frais, grappe de raisin, uva bianca, uva nera, uva fragola, uvas
melon: honigmelone, zuckermelone, charentais, melons, melone, meloni
watermelon: wassermelone, pasteque, pasteques, anguria, cocomero, sandia
orange: blutorangen, apfelsine, apfelsinen, oranges sanguines, arance, tarocchi, naranjas
clementine: clementines, klementinen, clementine di calabria, clementinas
mandarin: mandarinen, mandarine, mandarines, mandarini, mandarino, mandarinas, mandarina
grapefruit: pampelmuse, pamplemousse, pamplemousses, pompelmo, pompelmi, pomelo, pomelos, toronja
persimmon: kaki, cachi, caqui, caquis
pomegranate: granatapfel, granatapfelkerne, melagrana, melograno, granadas
passion fruit: maracuja, passionsfrucht, fruit de la passion, fruits de la passion, frutto della passione, maracuya
kiwi fruit: kiwis, kiwi
lychees: litschis, litchis, litchi
honey: waldhonig, miel de sapin, miel de acacia, millefiori
`;
