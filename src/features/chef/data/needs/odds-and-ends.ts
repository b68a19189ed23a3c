/** What is iced by children, and what is cooked from peels, brines and leaves that others throw away; how the table is read: rules/classics/classic.ts. */
export const ODDS_AND_ENDS = `
= Iced Biscuits ; iced cookies, iced sugar cookies, decorated cookies, decorated biscuits, biscuits to ice, verzierte kekse, sables decores, galletas decoradas, biscotti glassati
biscuit ; british ; snacks dessert ; 24 ; 40+11 rest 60 ; oven
Plain butter biscuits in any shape, under icing that children color and spread.
!300 g plain flour ; !180 g butter, soft ; !120 g caster sugar ; !1 egg ; 1 tsp vanilla extract ; 1/4 tsp salt ; !200 g icing sugar ; 2 tbsp lemon juice ; 40 g sprinkles
- Beat the butter with the caster sugar and salt until pale, beat in the egg and vanilla extract and work in the flour. Flatten, wrap and chill for 1 hour, so that the shapes keep their edges.
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Roll out the dough 5 mm thick on a floured board and cut {24} shapes.
- Lay them on lined trays and bake for 11 minutes, until the edges just color. Cool completely on a rack: icing runs off warm biscuits.
- Stir the icing sugar with the lemon juice, drop by drop, to a paste that hardly runs. Let the children spread it and scatter the sprinkles on before it sets.
`;
