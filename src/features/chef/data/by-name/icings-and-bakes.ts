/** Icings, and more bakes and puddings that people ask for by name; how the table is read: rules/classics/classic.ts. */
export const ICINGS_AND_BAKES_BY_NAME = `
= Chocolate Frosting ; chocolate icing, chocolate buttercream, chocolate glaze, schokoglasur, schokoladenglasur, schokoguss, glacage au chocolat, glaseado de chocolate, glassa al cioccolato
sauce ; american ; dessert ; 12 ; 10+0 ; none
Butter beaten with cocoa and icing sugar, to spread on cakes and buns.
!120 g butter, soft ; 200 g icing sugar ; !50 g cocoa powder ; 2 tbsp milk ; 1 tsp vanilla extract
- Beat the butter for 2 minutes, until pale.
- Add the icing sugar, cocoa powder, milk and vanilla extract and beat for 3 minutes, until fluffy.
- Spread it on what has cooled.
= Lemon Icing ; lemon glaze, lemon frosting, zitronenguss, zitronenglasur, glacage au citron, glaseado de limon, glassa al limone
sauce ; british ; dessert ; 12 ; 5+0 ; none
Icing sugar stirred with lemon juice, to pour over cakes and biscuits.
!200 g icing sugar ; !3 tbsp lemon juice ; 1 tsp lemon zest
- Sift the icing sugar into a bowl.
- Stir in the lemon juice spoon by spoon until it runs slowly off the spoon, then the lemon zest.
- Pour it over what has cooled and leave it to set.
= Orange Icing ; orange glaze, orange frosting, orangenguss, orangenglasur, glacage a l orange, glaseado de naranja, glassa all arancia
sauce ; british ; dessert ; 12 ; 5+0 ; none
Icing sugar stirred with orange juice, to pour over cakes and biscuits.
!200 g icing sugar ; !3 tbsp orange juice ; 1 tsp orange zest
- Sift the icing sugar into a bowl.
- Stir in the orange juice spoon by spoon until it runs slowly off the spoon, then the orange zest.
- Pour it over what has cooled and leave it to set.
= Sugar Icing ; zuckerguss, plain icing, water icing, glace icing, puderzuckerguss, glacage au sucre, glaseado de azucar, glassa di zucchero
sauce ; british ; dessert ; 12 ; 5+0 ; none
Icing sugar stirred with water, to spread on biscuits and buns.
!200 g icing sugar ; 2 tbsp water, hot ; 1 tsp lemon juice
- Sift the icing sugar into a bowl.
- Stir in the water and lemon juice drop by drop until it is thick and smooth.
- Spread it on what has cooled and leave it to set.
= Flourless Peanut Butter Cookies ; peanut butter cookies without flour, erdnussbutterkekse ohne mehl
biscuit ; american ; snacks ; 18 ; 10+12 ; oven
Chewy biscuits of peanut butter, sugar and egg, without flour.
!280 g peanut butter ; 180 g brown sugar ; 1 egg ; 1 tsp bicarbonate of soda ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the peanut butter with the brown sugar, egg, bicarbonate of soda and salt to a stiff dough.
- Roll into {18} balls and press flat with a fork on lined trays.
- Bake for 11 minutes, until golden at the edges. They are soft while hot: cool them on the tray.
= Marble Cake ; marmorkuchen, marble loaf, gateau marbre, bizcocho marmolado, torta marmorizzata, marble bundt cake, marmorgugelhupf
cake ; german ; snacks dessert ; 14 ; 25+55 ; oven
A butter cake of light and dark batter, drawn through each other with a fork.
!250 g butter, soft ; 230 g sugar ; 4 eggs ; !400 g plain flour ; 1 tbsp baking powder ; 180 ml milk ; !3 tbsp cocoa powder ; 1 tsp vanilla extract ; 1 tbsp icing sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on, and grease a ring tin. Beat the butter with the sugar, vanilla extract and salt for 5 minutes, then the eggs one by one.
- Fold in the flour and baking powder with most of the milk. Spread two thirds of it in the tin. Stir the cocoa powder and the rest of the milk into what is left.
- Spread the dark batter on top and draw a fork through both in a spiral. Bake for 52 minutes, until a skewer comes out clean. Let it cool and dust with the icing sugar.
= Magdalenas ; spanish magdalenas, magdalenas caseras, magdalenas de aceite, spanish lemon muffins
cake ; spanish ; breakfast snacks ; 12 ; 15+17 rest 30 ; oven
Spanish breakfast cakes with oil and lemon, domed and sugared.
3 eggs ; 150 g sugar ; !150 ml sunflower oil ; 80 ml milk ; !200 g plain flour ; 2 tsp baking powder ; 1 tbsp lemon zest ; 1/4 tsp salt
- Beat the eggs with most of the sugar for 5 minutes, until pale. Stir in the sunflower oil, milk and lemon zest, then the flour, baking powder and salt. Chill for 30 minutes: that makes the dome.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Fill {12} paper cases three quarters full and scatter with the rest of the sugar.
- Bake for 15 minutes, until domed and golden.
= Stovetop Creme Caramel ; creme caramel without oven, flan al bano maria, steamed creme caramel
pudding ; spanish ; dessert ; 6 ; 20+40 rest 240 ; stove
An egg custard over caramel, set in a covered pan of hot water instead of the oven.
200 g caster sugar ; 60 ml water ; !500 ml milk ; !5 eggs ; 1 tsp vanilla extract
- Melt half of the caster sugar with the water to an amber caramel and pour into {6} small moulds.
- Heat the milk until it steams. Beat the eggs with the vanilla extract and the rest of the sugar, pour in the milk and strain into the moulds. Cover each with foil.
- Set the moulds in a wide pan with hot water up to half of their height. Cover and cook over very low heat for 25 minutes, so that the water only trembles, until just set.
- Chill for 4 hours, run a knife around the edges and turn out.
= Slow Cooker Rice Pudding ; rice pudding in the slow cooker, crockpot rice pudding, milchreis im slow cooker
pudding ; british ; dessert ; 6 ; 5+180 ; slow-cooker
Rice cooked slowly in milk until creamy, without stirring at the stove.
!150 g pudding rice ; !1.2 l milk ; 70 g sugar ; 30 g butter ; 1 tsp vanilla extract ; 1/4 tsp ground nutmeg ; 1/4 tsp salt
- Grease the slow cooker with the butter. Stir in the pudding rice, milk, sugar, vanilla extract and salt.
- Cover and cook on low for 180 minutes, stirring twice in the last hour, until thick and creamy.
- Dust with the nutmeg, and thin it with a splash of milk if it is thick.
= Orange Drizzle Cake ; orange cake, orange drizzle, orange loaf, orange loaf cake, orangenkuchen, gateau a l'orange, bizcocho de naranja, torta all'arancia, ciambella all'arancia
cake ; british ; snacks ; 10 ; 20+45 ; oven
Orange sponge soaked with a syrup of orange juice and sugar.
!180 g butter, soft ; !180 g caster sugar ; !3 eggs ; !200 g self-raising flour ; !2 tbsp orange zest ; 3 tbsp milk ; !90 ml orange juice ; 70 g granulated sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the caster sugar, orange zest and salt for 4 minutes. Beat in the eggs, then fold in the flour and milk.
- Spread in a lined loaf tin and bake for 44 minutes, until a skewer comes out clean.
- Prick the hot cake, stir the orange juice with the granulated sugar and pour over. Cool in the tin.
= Lime Drizzle Cake ; lime cake, lime drizzle, lime loaf, lime loaf cake, limettenkuchen, gateau au citron vert, bizcocho de lima, torta al lime
cake ; british ; snacks ; 10 ; 20+45 ; oven
Lime sponge soaked with a sharp syrup of lime juice and sugar.
!180 g butter, soft ; !180 g caster sugar ; !3 eggs ; !200 g self-raising flour ; !1 tbsp lime zest ; 4 tbsp milk ; !80 ml lime juice ; 90 g granulated sugar ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Beat the butter with the caster sugar, lime zest and salt for 4 minutes. Beat in the eggs, then fold in the flour and milk.
- Spread in a lined loaf tin and bake for 44 minutes, until a skewer comes out clean.
- Prick the hot cake, stir the lime juice with the granulated sugar and pour over. Cool in the tin.
`;
