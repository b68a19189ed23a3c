/** What a microwave cooks well, for who has nothing else; how the table is read: rules/classics/classic.ts. */
export const FROM_A_MICROWAVE = `
= Microwave Porridge ; porridge in the microwave, microwave oatmeal, microwave oats, oatmeal in the microwave, haferbrei mikrowelle, porridge micro ondes
pudding ; scottish ; breakfast ; 1 ; 2+3 ; none
Oats cooked in one deep bowl until creamy.
!50 g rolled oats ; !200 ml milk ; 100 ml water ; 1 tsp honey ; 1 pinch ground cinnamon ; 1 pinch salt
- Stir the oats with the milk, water and salt in a deep bowl that they fill no more than halfway, because they rise.
- Microwave on full power for 3 minutes, stirring after each minute, until thick and creamy.
- Leave for 1 minute, and top with the honey and cinnamon.
= Microwave Custard ; custard in the microwave, microwave vanilla custard, microwave vanilla sauce
pudding ; british ; dessert ; 4 ; 5+6 ; none
Smooth vanilla custard, thickened in a jug.
!500 ml milk ; !2 tbsp cornflour ; 3 egg yolks ; !50 g caster sugar ; 1 tsp vanilla extract
- Whisk the egg yolks with the caster sugar, cornflour and a little of the milk until smooth, then whisk in the rest of the milk, in a large jug.
- Microwave on full power for 6 minutes, whisking after each minute, until it bubbles and coats a spoon.
- Whisk in the vanilla extract and leave for 2 minutes.
= Microwave Rice Pudding ; rice pudding in the microwave, milchreis mikrowelle, microwave milk rice
pudding ; british ; dessert ; 4 ; 2+25 ; none
Short-grain rice, cooked slowly in milk in a large bowl.
!150 g risotto rice ; !700 ml milk ; 40 g caster sugar ; 1 tsp vanilla extract ; 1/4 tsp ground nutmeg
- Stir the rice with the milk and caster sugar in a very large bowl that they fill to a third, and cover it loosely.
- Microwave at 600 W for 25 minutes, stirring every 5 minutes, until the rice is soft and the milk creamy.
- Stir in the vanilla extract and nutmeg. Leave for 3 minutes: it thickens.
= Microwave Syrup Sponge ; syrup sponge, syrup sponge pudding, treacle sponge, treacle sponge pudding, golden syrup sponge, steamed syrup sponge, steamed sponge pudding, sponge pudding, microwave sponge pudding, microwave sponge, microwave treacle sponge, microwave steamed pudding, jam sponge pudding
pudding ; british ; dessert ; 4 ; 10+5 ; none
A light sponge with syrup running down its sides, done in minutes.
!4 tbsp golden syrup ; !100 g butter, soft ; !100 g caster sugar ; !2 eggs ; !100 g self-raising flour ; 2 tbsp milk ; 1 tsp vanilla extract
- Butter a 1 liter bowl that is safe for the microwave with a little of the butter, and pour in the golden syrup.
- Beat the rest of the butter with the caster sugar, then the eggs, and fold in the flour, milk and vanilla extract. Spoon over the syrup and cover loosely.
- Microwave on full power for 4 minutes, until risen and dry on top. Leave for 3 minutes, run a knife around the edge and turn it out.
= Microwave Sticky Toffee Pudding ; sticky toffee pudding in the microwave, microwave toffee pudding, sticky toffee mug cake
pudding ; british ; dessert ; 4 ; 15+9 ; none
A dark date sponge with hot toffee sauce, without an oven.
!120 g dates, stoned and chopped ; 120 ml water ; 1/2 tsp bicarbonate of soda ; !80 g butter, soft ; !140 g brown sugar ; !1 egg ; !100 g self-raising flour ; !100 ml double cream ; 1 pinch salt
- Microwave the dates with the water on full power for 2 minutes, stir in the bicarbonate of soda and crush them with a fork.
- Beat half of the butter with half of the brown sugar, then the egg, and fold in the flour and the dates. Spread in a buttered 1 liter dish and cover loosely.
- Microwave on full power for 5 minutes, until springy all over. Leave for 3 minutes.
- Put the double cream, salt and the rest of the butter and brown sugar into a large jug. Microwave on full power for 2 minutes, stirring every 30 seconds, until smooth, and pour over the sponge.
= Microwave Rice ; rice in the microwave, microwave boiled rice, microwave steamed rice, microwave basmati rice, reis mikrowelle
side ; any ; side ; 4 ; 3+17 ; none
Fluffy rice from a bowl with a plate on top.
!300 g basmati rice, rinsed ; 540 ml water ; 1/2 tsp salt
- Put the rice, water and salt into a large bowl that they fill no more than halfway. Cover it loosely with a plate.
- Microwave on full power for 7 minutes, until it boils, then at 400 W for 10 minutes.
- Leave covered for 5 minutes and loosen it with a fork.
= Microwave Mashed Potatoes ; mashed potatoes in the microwave, microwave mash, microwave mashed potato, kartoffelpuree mikrowelle
side ; any ; side ; 4 ; 10+12 ; none
Mashed potatoes from one covered bowl.
!800 g floury potatoes, peeled, in 2 cm dice ; 4 tbsp water ; !50 g butter ; !100 ml milk ; 3/4 tsp salt ; 1/4 tsp black pepper
- Put the potatoes and water into a large bowl and cover it loosely with a plate.
- Microwave on full power for 11 minutes, stirring halfway, until a knife slips in easily. Leave covered for 2 minutes and drain.
- Mash with the butter, salt and black pepper. Beat in the milk, microwave for 1 minute and beat again until smooth.
`;
