/** What stands in every cupboard, in Spanish and Italian, by its English name: nobody asks for a dish of it. */
export const FOREIGN_SEASONINGS = `
saffron: azafran, zafferano
ground cumin: comino, comino molido, cumino
ground nutmeg: nuez moscada, noce moscata
bay leaf: laurel, hoja de laurel, hojas de laurel, alloro, foglia di alloro
cloves: clavo, clavos, chiodi di garofano
dried oregano: origano
vanilla extract: vainilla, extracto de vainilla, vaniglia, estratto di vaniglia
black pepper: pimienta, pimienta negra, pepe, pepe nero
mustard: mostaza, senape
soy sauce: salsa de soja, salsa di soia
vinegar: vinagre, aceto
red wine: vino tinto, vino rosso
white wine: vino blanco, vino bianco
yeast: levadura, levadura fresca, lievito, lievito di birra
baking powder: levadura quimica, polvo de hornear, lievito per dolci
bicarbonate of soda: bicarbonato
cornflour: maicena, amido di mais
breadcrumbs: pan rallado, pangrattato
vegetable stock: caldo de verduras, brodo vegetale, brodo
chicken stock: caldo de pollo, brodo di pollo
beef stock: caldo de carne, brodo di carne
tomato paste: concentrado de tomate, concentrato di pomodoro
brown sugar: azucar moreno, zucchero di canna
icing sugar: azucar glas, zucchero a velo
cocoa powder: cacao en polvo, cacao amaro, cacao in polvere
dark chocolate: chocolate negro, cioccolato fondente
raisins: pasas, uvetta, uva passa
chilli: guindilla, chile, peperoncino
spring onions: cebolleta, cebolletas, cipollotto, cipollotti
puff pastry: hojaldre, pasta sfoglia
shortcrust pastry: masa quebrada, pasta frolla, pasta brisee
lemon juice: zumo de limon, jugo de limon, succo di limone
lemon zest: ralladura de limon, scorza di limone
pine nuts: pinones, pinoli
anchovy: anchoa, anchoas, acciuga, acciughe, alici
`;
