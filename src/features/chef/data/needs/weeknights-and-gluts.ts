/** What a weeknight, half a cabbage or a glut in the garden becomes; how the table is read: rules/classics/classic.ts. */
export const WEEKNIGHTS_AND_GLUTS = `
= Chicken Curry ; easy chicken curry, simple chicken curry, home made chicken curry, homemade chicken curry, basic chicken curry, quick chicken curry, mild chicken curry, family chicken curry, curried chicken
curry ; indian ; dinner ; 4 ; 10+30 ; stove
Chicken in an everyday sauce of onion, tomato, curry powder and coconut milk.
!*600 g chicken thigh fillets, in chunks / 480 g canned chickpeas, drained ; 2 onions, chopped ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 2 tbsp sunflower oil ; !2 tbsp curry powder ; 400 g canned chopped tomatoes ; 200 ml coconut milk ; 1 1/4 tsp salt ; 1 handful fresh coriander, chopped
- Cook the onions in the sunflower oil for 8 minutes, until golden. Stir in the garlic, ginger and curry powder for 1 minute.
- Add the chicken and turn it in the spices for 3 minutes. Stir in the chopped tomatoes, coconut milk and salt.
- Simmer for 16 minutes, until <the chicken is cooked through, 74 °C (165 °F) inside|the sauce is thick>. Scatter with the coriander, and serve, if you like, with rice.
= Weeknight Mince Pasta ; mince pasta, pasta with mince, mince and pasta, quick mince pasta, beef pasta, minced beef pasta, ground beef pasta, pasta with ground beef, quick beef pasta
pasta ; italian ; dinner ; 4 ; 5+20 ; stove
Pasta in a fast sauce of mince, tomato and garlic.
!350 g penne ; !*400 g minced beef / minced turkey / minced pork / cooked lentils ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 2 tbsp tomato paste ; !400 g canned chopped tomatoes ; 1 tsp dried oregano ; 40 g parmesan, grated ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with half of the salt for 11 minutes. Drain, and keep a cup of the water.
- Meanwhile, fry the minced beef and onion in the olive oil over high heat for 8 minutes, until <browned with no pink left|golden>. Stir in the garlic, tomato paste and oregano for 1 minute.
- Add the chopped tomatoes, black pepper and the rest of the salt and simmer for 9 minutes, until thick. Toss with the penne and a splash of the water, and scatter with the parmesan.
= Mince and Cabbage Skillet ; cabbage and mince, mince and cabbage, mince with cabbage, ground beef and cabbage, beef and cabbage skillet, cabbage and beef, cabbage and mince skillet, unstuffed cabbage rolls, unstuffed cabbage
fry ; any ; dinner ; 4 ; 10+28 ; stove
Mince and cabbage cooked soft in one pan with tomato, paprika and rice.
!*500 g minced beef / minced pork / minced turkey / cooked lentils ; !500 g white cabbage, shredded ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp sunflower oil ; 1 tbsp sweet paprika ; 1 tsp caraway seeds / ground cumin ; 400 g canned chopped tomatoes ; 200 g long-grain rice ; 1 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the minced beef and onion in the sunflower oil in a wide pan over high heat for 8 minutes, until <browned with no pink left|golden>. Stir in the garlic, paprika and caraway seeds for 1 minute.
- Add the white cabbage with most of the salt and turn for 4 minutes, until it wilts. Stir in the chopped tomatoes and black pepper, cover and simmer for 14 minutes, until tender.
- Meanwhile, boil the rice in water with the rest of the salt for 14 minutes and drain. Serve the cabbage on the rice.
= Courgette Soup ; zucchini soup, courgette and basil soup, creamy courgette soup, courgette and cheese soup, courgette and potato soup, zucchinisuppe
soup ; french ; lunch dinner ; 6 ; 15+25 ; stove blender
A kilo of courgettes in a smooth soup with basil and cream cheese.
!1200 g courgettes, sliced ; 1 onion, chopped ; 2 cloves garlic, sliced ; 250 g floury potatoes, peeled and diced ; 2 tbsp olive oil ; 900 ml vegetable stock ; 100 g cream cheese / soy cream ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil for 6 minutes. Stir in the garlic and courgettes with the salt for 4 minutes.
- Add the potatoes and vegetable stock and simmer for 14 minutes, until soft.
- Blend with the cream cheese, basil and black pepper until smooth. It freezes for 3 months.
= Braised Green Beans in Tomato ; green beans in tomato sauce, runner beans in tomato sauce, greek green beans, fasolakia, braised runner beans, runner beans, braised green beans, runner beans with tomatoes, green beans with tomatoes, stewed green beans, loubia
stew ; greek ; dinner lunch ; 4 ; 15+40 ; stove
A kilo of beans stewed soft with tomatoes, olive oil and potatoes, as in Greece.
!900 g green beans, trimmed / runner beans, trimmed and sliced ; !400 g canned chopped tomatoes ; 400 g waxy potatoes, in chunks ; 1 onion, sliced ; 3 cloves garlic, sliced ; 5 tbsp olive oil ; 200 ml water ; 1 handful parsley, chopped ; ?100 g feta, crumbled ; 1 1/4 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil for 6 minutes. Stir in the garlic for 1 minute.
- Add the chopped tomatoes, green beans, potatoes, water, salt and black pepper. Cover and simmer for 32 minutes, until all is very soft.
- Stir in the parsley[ and scatter with the feta]. Serve warm rather than hot. It keeps for 3 days in the fridge.
= Sausage, Kale and White Bean Stew ; sausage and kale stew, kale and sausage stew, kale and white bean stew, sausage and white bean stew, kale and bean stew, sausage and kale soup, kale and sausage soup
stew ; italian ; dinner ; 4 ; 10+32 ; stove
Sausages, white beans and kale in a garlicky broth.
!*400 g pork sausages, in thick slices / chorizo, sliced / vegan sausages, in thick slices ; !200 g kale, shredded ; !480 g canned cannellini beans, drained ; 1 onion, chopped ; 2 carrots, diced ; 3 cloves garlic, sliced ; 2 tbsp olive oil ; 600 ml chicken stock ; 1 tbsp tomato paste ; 1 tsp rosemary, finely chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in the olive oil for 8 minutes, until browned all over. Add the onion and carrots and cook for 6 minutes.
- Stir in the garlic, rosemary and tomato paste for 1 minute. Add the chicken stock, cannellini beans, salt and black pepper and simmer for 10 minutes.
- Stir in the kale and simmer for 6 minutes, until tender.
= Celeriac and Apple Soup ; celeriac soup, celery root soup, cream of celeriac soup, celeriac and potato soup, selleriesuppe
soup ; british ; lunch dinner starter ; 4 ; 15+30 ; stove blender
Celeriac and apple simmered and blended, with a nutty, gently sweet taste.
!700 g celeriac, peeled and diced ; !1 apple, peeled and diced ; 1 onion, chopped ; 30 g butter ; 1 l vegetable stock ; 100 ml double cream ; 1 tsp thyme ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the butter for 6 minutes. Stir in the celeriac and thyme for 3 minutes.
- Add the apple, vegetable stock and salt and simmer for 18 minutes, until very soft.
- Blend until smooth, stir in the double cream and black pepper and warm through for 2 minutes.
= Beetroot and Goat's Cheese Salad ; beetroot salad, roast beetroot salad, roasted beetroot salad, beetroot and feta salad, beetroot and walnut salad, goats cheese and beetroot salad
salad ; french ; lunch dinner starter ; 4 ; 15+45 ; oven
Roast beetroot with goat's cheese, walnuts and leaves.
!800 g beetroot, in thin wedges ; !150 g goat's cheese, crumbled / feta, crumbled ; 60 g walnuts, chopped ; 100 g rocket / watercress ; 4 tbsp olive oil ; 2 tbsp balsamic vinegar ; 1 tsp honey ; 1 tsp thyme ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the beetroot with half of the olive oil, the thyme and the salt in a roasting tin.
- Cover and roast for 25 minutes. Uncover, add the walnuts after 12 minutes more and roast for 5 minutes, until the beetroot is tender.
- Shake the rest of the olive oil with the balsamic vinegar, honey and black pepper.
- Spread the rocket on a platter, top with the beetroot, walnuts and goat's cheese and drizzle with the dressing.
= Egg, Spinach and Feta Wraps ; egg and spinach wraps, spinach and feta wraps, spinach and feta wrap, egg wraps, egg wrap, spinach and egg wrap
filled ; greek ; lunch breakfast dinner ; 4 ; 10+10 ; stove
Soft eggs, spinach and feta rolled in toasted tortillas.
!4 flour tortillas, large ; !6 eggs, beaten ; !200 g spinach ; !120 g feta, crumbled ; 20 g butter ; 2 spring onions, sliced ; 1/4 tsp salt ; 1/4 tsp black pepper
- Melt half of the butter in a wide pan and cook the spring onions and spinach for 2 minutes, until wilted. Drain off any water and lift out.
- Melt the rest of the butter in the pan. Pour in the eggs with the salt and black pepper and stir over low heat for 4 minutes, until just firm. Fold in the spinach and feta.
- Divide between the flour tortillas, fold in the sides and roll up. Toast the wraps in a dry pan for 2 minutes, seam side down, until golden.
= Peanut Butter Banana Oat Bars ; banana oat bars, peanut butter oat bars, banana and peanut butter bars, peanut butter banana bars, banana peanut butter oat bars, banana flapjacks, oat and banana bars
biscuit ; american ; snacks breakfast ; 12 ; 10+25 ; oven
Soft bars of ripe banana, oats and peanut butter, with nothing else needed.
!3 very ripe bananas, mashed ; !220 g rolled oats ; !120 g peanut butter / tahini ; 2 tbsp honey / maple syrup ; 1 tsp ground cinnamon ; 1/4 tsp salt
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Stir the bananas with the peanut butter, honey, cinnamon and salt until smooth.
- Mix in the oats and press into a lined 20 cm tin.
- Bake for 24 minutes, until golden and firm. Cool in the tin and cut into {12} bars. They keep for 4 days in the fridge and for 3 months in the freezer.
= Buffalo Chicken Mac and Cheese ; buffalo mac and cheese, buffalo chicken macaroni cheese, buffalo chicken macaroni and cheese, buffalo chicken mac n cheese
bake ; american ; dinner ; 4 ; 20+35 ; stove oven
Macaroni in cheese sauce with shreds of chicken in buttery hot sauce, baked under crumbs.
!*450 g chicken breast fillets, in small chunks / 480 g canned chickpeas, drained ; !100 ml hot sauce ; 70 g butter ; !350 g macaroni ; 50 g plain flour ; !700 ml milk ; !200 g cheddar, grated ; 50 g blue cheese, crumbled / cheddar, grated ; 40 g breadcrumbs ; 2 spring onions, sliced ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Boil the macaroni with half of the salt for 8 minutes and drain.
- Fry the chicken in a third of the butter for <9 minutes, until cooked through, 74 °C (165 °F) inside|4 minutes, until golden>. Stir in most of the hot sauce.
- Melt the rest of the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes, until it coats a spoon. Take off the heat and stir in the cheddar, black pepper and the rest of the salt.
- Mix the macaroni with the sauce and chicken in a dish. Scatter with the blue cheese and breadcrumbs and bake for 18 minutes, until golden. Drizzle with the rest of the hot sauce and scatter with the spring onions.
= Buffalo Chicken ; buffalo chicken thighs, buffalo chicken burger, buffalo chicken burgers, buffalo chicken sandwich, buffalo chicken sandwiches, buffalo chicken wrap, buffalo chicken wraps, buffalo chicken breast, buffalo chicken bites
filled ; american ; dinner lunch ; 4 ; 15+16 ; stove
Fried chicken in buttery hot sauce, in buns with blue cheese and crisp celery.
!*600 g chicken thigh fillets / 450 g firm tofu, in thick slices ; !100 ml hot sauce ; !40 g butter ; 1 tbsp honey / maple syrup ; 1 tsp garlic powder ; 2 tbsp sunflower oil ; !4 burger buns, halved ; 2 sticks celery, thinly sliced ; 60 g blue cheese, crumbled ; 100 g sour cream ; 1/2 tsp salt
- Season the chicken with the garlic powder and salt. Fry it in the sunflower oil over medium heat for 14 minutes, turning once, until <cooked through, 74 °C (165 °F) inside|golden>.
- Melt the butter with the hot sauce and honey for 2 minutes and turn the chicken in it.
- Stir the blue cheese into the sour cream.
- Toast the buns, fill with the chicken and celery and top with the cream.
= Sausage and Apple Traybake ; sausages and apples, sausages with apples, sausage and apple bake, sausages and apple, pork sausages with apples
roast ; british ; dinner ; 4 ; 15+45 ; oven
Sausages roasted on apples, potatoes and red onions with mustard and thyme.
!*8 pork sausages / vegan sausages ; !2 apples, in wedges ; !600 g waxy potatoes, in 2 cm dice ; 2 red onions, in wedges ; 2 tbsp olive oil ; 2 tsp thyme ; 1 tbsp wholegrain mustard ; 1 tbsp honey / maple syrup ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the potatoes and onions with the olive oil, thyme, salt and black pepper in a large roasting tin and roast for 15 minutes.
- Lay the sausages on top and roast for 15 minutes.
- Stir in the apples, brush the sausages with the mustard and honey and roast for 15 minutes, until <browned all over and 71 °C (160 °F) inside|golden>.
= Pork Noodles with Pak Choi ; pork mince noodles, pork mince and noodles, minced pork noodles, pork and pak choi noodles, pork noodles, mince noodles, ground pork noodles
noodles ; chinese ; dinner ; 4 ; 10+14 ; stove
Noodles tossed with crisp pork mince, pak choi, garlic, ginger and soy sauce.
!*400 g minced pork / minced beef / minced turkey / 300 g firm tofu, crumbled ; !250 g egg noodles ; !300 g pak choi, sliced ; 3 cloves garlic, crushed ; 1 tbsp fresh ginger, grated ; 3 spring onions, sliced ; 1 tbsp sunflower oil ; 4 tbsp soy sauce ; 1 tbsp honey / sugar ; 1 tbsp rice vinegar ; 1/2 tsp chilli flakes ; 1 tsp sesame oil
- Boil the egg noodles for 5 minutes, drain and rinse.
- Fry the minced pork in the sunflower oil in a wok over high heat for 8 minutes, until <crisp at the edges with no pink left|golden>. Stir in the garlic, ginger and chilli flakes for 1 minute.
- Add the pak choi and toss for 2 minutes. Add the noodles, soy sauce, honey, rice vinegar and sesame oil and toss for 2 minutes. Scatter with the spring onions.
= Prawn and Pea Risotto ; prawn risotto, prawns and peas, prawn and peas risotto, shrimp and pea risotto, seafood risotto
rice ; italian ; dinner ; 4 ; 10+30 ; stove
Creamy rice with prawns, peas and lemon.
!*300 g raw prawns, peeled / cod fillets, in chunks / chestnut mushrooms, sliced ; !300 g risotto rice ; !200 g frozen peas ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 40 g butter ; 1 tbsp olive oil ; 100 ml white wine / vegetable stock ; 1 l vegetable stock, hot ; 40 g parmesan, grated ; 1 tbsp lemon juice ; 3/4 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the olive oil and half of the butter for 6 minutes. Stir in the garlic and risotto rice for 2 minutes.
- Pour in the white wine, then the vegetable stock a ladle at a time, stirring and letting each be absorbed, for 18 minutes, until creamy and just firm.
- Stir in the prawns and peas with the salt and cook for 4 minutes, until <pink and firm|hot and tender>.
- Take off the heat and beat in the rest of the butter, the parmesan, lemon juice and black pepper.
= Bacon and Pea Pasta ; pasta with bacon and peas, pea and bacon pasta, bacon and peas pasta, bacon and peas
pasta ; british ; dinner lunch ; 4 ; 5+14 ; stove
Pasta with crisp bacon and peas in a light cream sauce.
!350 g penne ; !*150 g smoked bacon, diced / smoked tofu, diced ; !250 g frozen peas ; 1 onion, finely chopped ; 1 clove garlic, crushed ; 1 tbsp olive oil ; 150 g crème fraîche ; 40 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes. Add the peas for the last 3 minutes, drain, and keep a cup of the water.
- Meanwhile, fry the bacon in the olive oil for 6 minutes, until crisp. Add the onion and cook for 5 minutes, then the garlic for 1 minute.
- Stir in the crème fraîche, parmesan, black pepper and the rest of the salt. Toss with the penne and peas, loosening with the water.
= Lamb Pilaf with Peas ; lamb pilaf, lamb pilau, lamb and rice, lamb fried rice
rice ; middle-eastern ; dinner ; 4 ; 10+30 ; stove
Spiced rice with what is left of roast lamb, peas and mint.
!*400 g cooked lamb, in bite-size pieces / cooked chicken, in bite-size pieces / cooked beef, in bite-size pieces ; !250 g basmati rice, rinsed ; 1 onion, sliced ; 2 cloves garlic, crushed ; 2 tbsp olive oil ; 2 tsp ground cumin ; 1 tsp ground coriander ; 1/2 tsp ground cinnamon ; 500 ml chicken stock ; 150 g frozen peas ; 50 g raisins ; 1 handful mint, chopped ; 3/4 tsp salt
- Cook the onion in the olive oil for 8 minutes, until golden. Stir in the garlic, cumin, ground coriander and cinnamon for 1 minute, then the lamb for 3 minutes.
- Add the basmati rice, raisins, chicken stock and salt. Bring to the boil, cover and cook over low heat for 12 minutes.
- Scatter in the peas, cover again and cook for 3 minutes, until the rice is tender and the lamb is steaming hot all through, at 74 °C (165 °F). Fluff with a fork and scatter with the mint.
= Roast Pepper Pasta ; roasted red pepper pasta, red pepper pasta, roast red pepper pasta, pasta with roasted peppers, creamy red pepper pasta
pasta ; italian ; dinner lunch ; 4 ; 5+14 ; stove blender
Pasta in a smooth sauce of roasted peppers from a jar, garlic and cream cheese.
!350 g penne ; !300 g roasted red peppers, drained ; 1 onion, chopped ; 2 cloves garlic, sliced ; 2 tbsp olive oil ; !120 g cream cheese / vegan cream cheese ; 1 tsp smoked paprika ; 40 g parmesan, grated ; 1 handful basil ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes. Drain, and keep a cup of the water.
- Meanwhile, soften the onion in the olive oil for 6 minutes. Add the garlic, paprika and roasted red peppers and cook for 3 minutes.
- Blend with the cream cheese, black pepper and the rest of the salt until smooth. Toss with the penne and a splash of the water, and scatter with the parmesan and basil.
= Turkey and Stuffing Bake ; turkey and stuffing casserole, turkey stuffing casserole, turkey stuffing bake, cooked turkey and stuffing, turkey and stuffing, turkey and stuffing pie
bake ; american ; dinner ; 4 ; 15+40 ; stove oven
What is left of the turkey in a creamy sauce with vegetables, baked under what is left of the stuffing.
!*400 g cooked turkey, torn into pieces / cooked chicken, torn into pieces ; !300 g leftover stuffing, crumbled ; 2 leeks, sliced ; 2 carrots, diced ; 40 g butter ; 30 g plain flour ; 400 ml chicken stock ; 100 ml double cream ; 1 tsp Dijon mustard ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Soften the leeks and carrots in the butter with the salt for 10 minutes.
- Stir in the flour for 1 minute, whisk in the chicken stock little by little and simmer for 4 minutes, until thick. Stir in the double cream, mustard, black pepper and turkey and tip into a dish.
- Scatter with the stuffing and bake for 25 minutes, until the top is crisp and the middle is steaming hot all through, at 74 °C (165 °F).
= Broccoli and Blue Cheese Soup ; broccoli stilton soup, stilton and broccoli soup, broccoli blue cheese soup, broccoli and blue cheese
soup ; british ; lunch dinner ; 4 ; 10+22 ; stove blender
Broccoli blended with blue cheese into a smooth, savoury soup.
!700 g broccoli, in florets ; !120 g blue cheese, crumbled ; 1 onion, chopped ; 250 g floury potatoes, peeled and diced ; 30 g butter ; 1 l vegetable stock ; 50 ml double cream ; 1/2 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the butter for 6 minutes. Add the potatoes, vegetable stock and salt and simmer for 8 minutes.
- Add the broccoli and simmer for 7 minutes, until tender.
- Blend until smooth. Stir in the double cream, black pepper and most of the blue cheese until melted, and crumble the rest on top.
= Chicken and Courgette Traybake ; chicken and courgettes, chicken with courgettes, chicken and courgette, courgette and chicken, courgette and chicken traybake, lemon chicken with courgettes
roast ; italian ; dinner ; 4 ; 10+30 ; oven
Chicken roasted on courgettes and tomatoes with lemon, garlic and oregano.
!*700 g chicken breast fillets, left whole / chicken thigh fillets, left whole / 500 g halloumi, in thick slices ; !3 courgettes, in thick half-moons ; 250 g cherry tomatoes ; 1 red onion, in wedges ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; 1 tbsp lemon juice ; 1 tsp lemon zest ; 1 tsp dried oregano ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Stir the olive oil with the garlic, lemon juice, lemon zest, oregano, salt and black pepper.
- Toss the courgettes, onion and cherry tomatoes with half of it in a large roasting tin. Turn the chicken in the rest and lay it on top.
- Roast for 26 minutes, until the chicken is <cooked through, 74 °C (165 °F) inside|golden>. Leave for 3 minutes and spoon the juices over.
= Baby Flapjacks ; baby oat bars, baby oat fingers, oat fingers, porridge fingers, banana oat fingers, weaning flapjacks, baby led weaning oat bars, sugar free baby flapjacks, soft oat bars
biscuit ; british ; snacks breakfast ; 8 ; 5+20 ; oven
Soft fingers of oats and ripe banana, without sugar or salt, for small hands.
!150 g rolled oats ; !2 very ripe bananas, mashed ; 60 ml milk / oat milk ; 1 tbsp olive oil ; 1/4 tsp ground cinnamon
- Heat the oven to 180 °C (350 °F), or 160 °C (325 °F) with the fan on. Stir the oats with the bananas, milk, olive oil and cinnamon and leave for 5 minutes, until soft.
- Press 1.5 cm thick into a small lined tin and bake for 18 minutes, until set but still soft.
- Cool, and cut into fingers as long as a hand is wide. They should squash between two fingers.
= Fruit Jelly ; jelly, veggie jelly, vegetarian jelly, vegan jelly, raspberry jelly, berry jelly, homemade jelly, jelly sweets, fruit jellies, gummy sweets, vegetarian jelly sweets, agar jelly
pudding ; british ; dessert snacks ; 6 ; 10+8 rest 120 ; stove
Berries set in fruit juice with agar, which comes from seaweed rather than from animals.
!500 ml apple juice ; !200 g raspberries / strawberries, sliced ; 50 g caster sugar ; !2 tsp agar
- Whisk the agar into the cold apple juice with the caster sugar in a small pan. Bring to the boil, stirring, and simmer for 3 minutes.
- Divide the raspberries between glasses, or spread them in a small shallow dish for jelly sweets.
- Pour the hot juice over, leave to cool and chill for 2 hours, until set. Cut what is in the dish into cubes.
= Fathead Pizza ; keto pizza, low carb pizza, fathead keto pizza, keto friendly pizza, grain free pizza, almond flour pizza, low carb pizza base, diabetic pizza
pizza ; american ; dinner ; 4 ; 20+22 ; oven
Pizza on a dough of melted mozzarella, ground almonds and egg, with hardly any carbohydrate.
!420 g mozzarella, grated ; !170 g ground almonds ; 60 g cream cheese ; !2 eggs, beaten ; 100 g passata ; 1 tsp dried oregano ; 1 handful basil
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Melt 300 g of the mozzarella with the cream cheese in a bowl over simmering water for 4 minutes, stirring.
- Take off the heat and beat in the ground almonds and eggs until a dough forms. Roll it out between two sheets of baking paper to two thin rounds, and peel off the top sheets.
- Prick the rounds all over and bake on two trays for 10 minutes, until golden.
- Spread with the passata, scatter with the rest of the mozzarella and oregano and bake for 8 minutes, until bubbling. Scatter with the basil.
= Vegan Full English ; vegan full english breakfast, vegan fry up, vegan cooked breakfast, plant based full english
egg ; british ; breakfast ; 2 ; 10+22 ; stove
Smoked tofu, scrambled tofu, mushrooms, tomatoes and beans on one plate.
!200 g smoked tofu, in thick slices ; !250 g firm tofu, crumbled ; 200 g chestnut mushrooms, halved ; 2 tomatoes, halved ; 400 g baked beans ; 2 slices sourdough bread ; 3 tbsp sunflower oil ; 1/4 tsp ground turmeric ; 1/2 tsp salt ; 1/4 tsp black pepper
- Fry the smoked tofu in a third of the sunflower oil over medium heat for 6 minutes, turning once, until browned, and keep warm.
- Cook the mushrooms and tomatoes in the same pan in another third of the oil with half of the salt for 6 minutes.
- Meanwhile, warm the baked beans in a small pan for 5 minutes and toast the bread.
- Fry the firm tofu with the turmeric, black pepper and the rest of the salt in the rest of the oil for 5 minutes, until hot and golden at the edges. Serve everything together.
= Plum Crumble ; plum cobbler, plum crisp, stewed plum crumble, apricot crumble, peach crumble, cherry crumble, stone fruit crumble, zwetschgencrumble
pudding ; british ; dessert ; 6 ; 15+40 ; oven
A kilo of plums baked under a crisp top of oats and butter.
!1000 g plums, halved and stoned / apricots, halved and stoned / peaches, stoned and sliced ; 60 g brown sugar ; 1/2 tsp ground cinnamon ; !150 g plain flour ; 80 g rolled oats ; !100 g butter, cold and diced ; 80 g caster sugar ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the plums with the brown sugar and cinnamon in a baking dish.
- Rub the butter into the flour and salt until it looks like crumbs. Stir in the oats and caster sugar and scatter over the plums.
- Bake for 38 minutes, until golden and bubbling at the edges.
= Root Vegetable Soup ; root veg soup, carrot and swede soup, swede and carrot soup, winter vegetable soup, parsnip and carrot soup, carrot and parsnip soup, swede soup, turnip soup, parsnip soup, curried parsnip soup, spiced root vegetable soup
soup ; british ; lunch dinner ; 6 ; 15+30 ; stove blender
Carrots and swede in a smooth, gently spiced soup.
!500 g carrots, sliced ; !400 g swede, peeled and diced / parsnips, sliced / turnips, peeled and diced / celeriac, peeled and diced ; 1 onion, chopped ; 2 cloves garlic, sliced ; 30 g butter ; 1 tsp ground cumin ; 1.3 l vegetable stock ; 100 ml double cream ; 1 tsp salt ; 1/4 tsp black pepper
- Soften the onion in the butter for 6 minutes. Stir in the garlic and cumin for 1 minute.
- Add the carrots, swede, vegetable stock and salt and simmer for 20 minutes, until very soft.
- Blend until smooth, stir in the double cream and black pepper and warm through for 2 minutes.
= Carrot and Swede Mash ; carrot swede mash, swede and carrot mash, mashed swede, swede mash, mashed carrot and swede, neeps, bashed neeps
side ; scottish ; side ; 4 ; 10+25 ; stove
Carrots and swede crushed with butter and plenty of pepper.
!500 g swede, peeled and diced ; !400 g carrots, sliced ; 40 g butter ; 1/4 tsp ground nutmeg ; 1 tsp salt ; 1/2 tsp black pepper
- Boil the swede and carrots in water with half of the salt for 20 minutes, until very soft.
- Drain well and let them steam dry for 2 minutes in the hot pan.
- Crush with the butter, nutmeg, black pepper and the rest of the salt.
= Mushroom Tart ; mushroom puff pastry tart, mushrooms and puff pastry, puff pastry and mushrooms, mushroom and cheese tart, mushroom galette, mushroom and thyme tart, garlic mushroom tart
pie ; french ; dinner lunch starter ; 4 ; 15+40 ; oven stove
Garlicky mushrooms and cheese baked on crisp puff pastry.
!320 g puff pastry ; !500 g chestnut mushrooms, sliced ; 1 onion, sliced ; 2 cloves garlic, crushed ; 30 g butter ; 1 tsp thyme ; 100 g crème fraîche ; !80 g gruyère, grated / cheddar, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion and chestnut mushrooms in the butter with the salt over high heat for 12 minutes, until golden and dry. Stir in the garlic and thyme for 1 minute.
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Unroll the puff pastry on a lined tray and score a border 2 cm from the edge.
- Spread the middle with the crème fraîche, top with the mushrooms, gruyère and black pepper and bake for 25 minutes, until puffed and golden.
= Sausage and Fennel Pasta ; fennel and sausage pasta, sausage pasta, sausages and fennel, sausage and fennel, fennel and sausages, pasta with sausage and fennel, creamy sausage pasta
pasta ; italian ; dinner ; 4 ; 10+25 ; stove
Crumbled sausage and soft fennel in a light tomato cream.
!350 g penne ; !*400 g pork sausages, skinned / vegan sausages, sliced ; !1 fennel bulb, thinly sliced ; 1 onion, chopped ; 2 cloves garlic, crushed ; 1 tbsp olive oil ; 400 g canned chopped tomatoes ; 80 ml double cream ; 1/4 tsp chilli flakes ; 40 g parmesan, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Fry the sausages in the olive oil for 8 minutes, breaking them up, until browned. Add the fennel and onion and cook for 8 minutes, until soft.
- Stir in the garlic and chilli flakes for 1 minute, then the chopped tomatoes, black pepper and half of the salt, and simmer for 7 minutes.
- Meanwhile, boil the penne in water with the rest of the salt for 11 minutes and drain. Stir the double cream and penne into the sauce and scatter with the parmesan.
= Garlic Butter Prawns with Couscous ; garlic butter prawns, garlic prawns with couscous, lime and garlic prawns, prawns with garlic and lime, prawns and lime, garlic lime prawns, prawns with couscous, 15 minute prawns, fifteen minute prawns
fry ; any ; dinner lunch ; 4 ; 5+8 ; stove
Prawns in garlic, chilli and lime butter on lemony couscous, ready in a quarter of an hour.
!*500 g raw prawns, peeled / canned chickpeas, drained ; !250 g couscous ; 300 ml vegetable stock, boiling ; 50 g butter ; !4 cloves garlic, sliced ; 1/4 tsp chilli flakes ; 1 lime, zested and juiced ; 1 handful parsley, chopped ; 1/2 tsp salt
- Pour the boiling vegetable stock over the couscous, cover and leave for 5 minutes.
- Meanwhile, melt the butter and cook the garlic and chilli flakes for 1 minute. Add the prawns and salt and cook for 4 minutes, until <pink and firm|hot>.
- Stir in the zest and juice of the lime and the parsley. Fork through the couscous and spoon the prawns and their butter over.
= Pot-Roast Pheasant ; pheasant, roast pheasant, pheasant casserole, braised pheasant, pheasant with bacon, pheasants, brace of pheasants, pheasant stew
roast ; british ; dinner ; 4 ; 20+75 ; oven stove
Pheasants kept moist in a pot with bacon, apples and cider.
!1600 g pheasant, two birds ; 120 g smoked bacon, diced ; 1 onion, sliced ; 2 carrots, sliced ; !2 apples, in wedges ; 30 g butter ; 300 ml cider / apple juice ; 300 ml chicken stock ; 3 sprigs thyme ; 100 ml crème fraîche ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 170 °C (340 °F), or 150 °C (300 °F) with the fan on. Season the pheasants with the salt and black pepper and brown them in the butter in a large casserole for 8 minutes, turning. Lift out.
- Fry the bacon in the same pot for 5 minutes, until crisp. Add the onion, carrots and apples and cook for 6 minutes.
- Pour in the cider and chicken stock, add the thyme and set the pheasants on top. Cover and roast for 50 minutes, until the thickest part reads 74 °C (165 °F).
- Lift out the pheasants and thyme, stir the crème fraîche into the juices and simmer for 4 minutes. Cut up the birds and pour the sauce over.
= Blackberry and Apple Crumble ; blackberry crumble, apple and blackberry crumble, bramble crumble, berry crumble, mixed berry crumble, blackberry cobbler, bramble and apple crumble
pudding ; british ; dessert ; 6 ; 15+40 ; oven
Blackberries and apples baked under buttery crumbs.
!500 g blackberries / frozen mixed berries / raspberries ; !500 g cooking apples, peeled and sliced ; 60 g brown sugar ; !180 g plain flour ; !100 g butter, cold and diced ; 80 g caster sugar ; 40 g rolled oats ; 1/4 tsp salt
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Toss the blackberries and apples with the brown sugar in a baking dish.
- Rub the butter into the flour and salt until it looks like crumbs. Stir in the caster sugar and oats and scatter over the fruit.
- Bake for 38 minutes, until golden and bubbling at the edges.
= Rhubarb Fool ; rhubarb and custard fool, rhubarb cream, fruit fool, rhubarb dessert, stewed rhubarb, rhubarb compote, rhubarb and cream
pudding ; british ; dessert ; 4 ; 10+12 rest 60 ; stove
Soft rhubarb folded through whipped cream and yogurt.
!500 g rhubarb, in pieces ; 100 g caster sugar ; 2 tbsp orange juice ; !250 ml double cream ; 150 g Greek yogurt ; 1 tsp vanilla extract
- Simmer the rhubarb with the caster sugar and orange juice for 10 minutes, until soft. Cool completely.
- Whip the double cream with the vanilla extract until it just holds, and fold in the Greek yogurt.
- Fold in most of the rhubarb in streaks, divide between glasses, top with the rest and chill for 1 hour.
= Asparagus Frittata ; asparagus and eggs, asparagus omelette, asparagus with eggs, eggs and asparagus, asparagus and cheese frittata, asparagus and parmesan frittata
egg ; italian ; dinner lunch ; 4 ; 8+16 ; stove
Asparagus set in eggs with parmesan and herbs.
!400 g asparagus, in 3 cm pieces ; !8 eggs, beaten ; 50 g parmesan, grated ; 1 onion, sliced ; 2 tbsp olive oil ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Cook the onion in the olive oil in a large frying pan for 5 minutes. Add the asparagus and cook for 4 minutes, until just tender.
- Stir the parmesan, parsley, salt and black pepper into the eggs and pour them over the asparagus.
- Cook over low heat, covered, for 7 minutes, until set on top. Slide on to a plate and cut into wedges.
`;
