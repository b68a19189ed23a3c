/** Chicken, fish, meat and tofu under the flavor that they are asked for by: 'honey garlic salmon'; how the table is read: rules/classics/classic.ts. */
export const FLAVORS_BY_NAME = `
= Honey Garlic Salmon ; garlic honey salmon, honey glazed salmon, sticky salmon, salmon with honey and garlic, garlic and honey salmon
fry ; american ; dinner ; 4 ; 5+12 ; stove
Salmon seared and turned in a sticky glaze of honey, garlic and soy sauce.
!*4 salmon fillets / 4 cod fillets ; 1 tbsp sunflower oil ; 20 g butter ; !4 cloves garlic, crushed ; !4 tbsp honey / maple syrup ; 2 tbsp soy sauce ; 1 tbsp lemon juice ; 1/4 tsp salt ; 1/4 tsp black pepper ; 1 tsp sesame seeds
- Pat the salmon dry and season with the salt and black pepper. Fry in the sunflower oil over medium-high heat for 5 minutes, skin side up, and turn.
- Add the butter and garlic to the pan for 30 seconds, then the honey, soy sauce and lemon juice. Let it bubble for 4 minutes, spooning it over, until the salmon flakes and the glaze clings.
- Scatter with the sesame seeds.
= Garlic Butter Salmon ; garlic salmon, salmon in garlic butter, lemon garlic butter salmon, lemon garlic salmon, garlic lemon salmon
fry ; american ; dinner ; 4 ; 5+11 ; stove
Salmon basted in foaming garlic butter with lemon and parsley.
!*4 salmon fillets / 4 cod fillets ; 1 tbsp olive oil ; !50 g butter ; !4 cloves garlic, crushed ; 2 tbsp lemon juice ; 1 handful parsley, chopped ; 1/2 tsp salt ; 1/4 tsp black pepper
- Pat the salmon dry and season with the salt and black pepper. Fry in the olive oil over medium-high heat for 5 minutes, skin side up, and turn.
- Add the butter and garlic and cook for 4 minutes over medium heat, spooning the butter over, until the salmon flakes.
- Stir in the lemon juice and parsley and pour over.
= Maple Mustard Salmon ; maple dijon salmon, mustard maple salmon, maple glazed salmon, maple salmon, honey mustard salmon
roast ; american ; dinner ; 4 ; 5+15 ; oven
Salmon baked under maple syrup and mustard.
!*4 salmon fillets / 4 cod fillets ; !3 tbsp maple syrup / honey ; !2 tbsp Dijon mustard ; 1 tbsp wholegrain mustard ; 1 clove garlic, crushed ; 1 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the maple syrup with both mustards, the garlic and olive oil.
- Lay the salmon on a lined tray, season with the salt and black pepper and spoon over the glaze.
- Bake for 13 minutes, until the salmon flakes.
= Soy Ginger Salmon ; ginger soy salmon, sesame ginger salmon, ginger salmon, salmon with ginger and soy
roast ; japanese ; dinner ; 4 ; 20+15 ; oven
Salmon steeped in soy sauce, ginger and sesame, and baked until glossy.
!*4 salmon fillets / 4 cod fillets ; !4 tbsp soy sauce ; !1 tbsp ginger, grated ; 2 cloves garlic, crushed ; 2 tbsp honey / maple syrup ; 1 tbsp rice vinegar ; 2 tsp sesame oil ; 2 spring onions, sliced ; 1 tsp sesame seeds
- Stir the soy sauce with the ginger, garlic, honey, rice vinegar and sesame oil. Turn the salmon in it and leave for 15 minutes.
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Lay the salmon on a lined tray and pour over the marinade.
- Bake for 13 minutes, spooning it over once, until the salmon flakes. Scatter with the spring onions and sesame seeds.
= Honey Sriracha Salmon ; sriracha honey salmon, sriracha salmon, spicy honey salmon, hot honey salmon, spicy salmon
roast ; american ; dinner ; 4 ; 5+15 ; oven
Salmon with a sweet and fiery glaze.
!*4 salmon fillets / 4 cod fillets ; !2 tbsp sriracha ; !3 tbsp honey / maple syrup ; 1 tbsp soy sauce ; 2 cloves garlic, crushed ; 1 tbsp lime juice ; 1/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Stir the sriracha with the honey, soy sauce, garlic and lime juice.
- Lay the salmon on a lined tray, season with the salt and spoon over the glaze.
- Bake for 13 minutes, spooning it over once, until the salmon flakes.
= Pesto Salmon ; salmon with pesto, pesto baked salmon, baked pesto salmon, pesto crusted salmon, lachs mit pesto
roast ; italian ; dinner ; 4 ; 5+17 ; oven
Salmon baked under basil pesto with cherry tomatoes.
!*4 salmon fillets / 4 cod fillets ; !80 g basil pesto ; 300 g cherry tomatoes ; 1 tbsp olive oil ; 1 lemon, in wedges ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cherry tomatoes with the olive oil, salt and black pepper in a baking dish.
- Lay the salmon among them and spread with the pesto.
- Bake for 15 minutes, until the salmon flakes. Serve with the lemon.
= Cajun Salmon ; blackened salmon, cajun spiced salmon, salmon with cajun spices, cajun lachs
fry ; american ; dinner ; 4 ; 5+10 ; stove
Salmon seared dark under cajun spices, with lime.
!*4 salmon fillets / 4 cod fillets ; !4 tsp cajun seasoning ; 1 tsp brown sugar ; 2 tbsp olive oil ; 20 g butter ; 1 lime, in wedges ; 1/4 tsp salt
- Mix the cajun seasoning with the brown sugar and salt and press it onto the salmon.
- Fry the salmon in the olive oil over medium-high heat for 4 minutes, skin side up, until dark. Turn, add the butter and fry for 4 minutes more, spooning it over, until it flakes.
- Serve with the lime.
= Blackened Fish ; blackened cod, blackened tilapia, blackened white fish, cajun fish, cajun cod, blackened snapper
fry ; american ; dinner ; 4 ; 5+8 ; stove
White fish under a crust of paprika, thyme and pepper, seared in a hot pan.
!*4 cod fillets / 4 salmon fillets ; !1 tbsp smoked paprika ; 1 tsp garlic powder ; 1 tsp dried thyme ; 1 tsp dried oregano ; 1/4 tsp cayenne pepper ; 3/4 tsp salt ; 1/2 tsp black pepper ; 40 g butter, melted ; 1 lemon, in wedges
- Mix the smoked paprika, garlic powder, thyme, oregano, cayenne, salt and black pepper. Brush the cod with the butter and press it into the spices.
- Heat a dry heavy pan until very hot. Fry the cod for 3 minutes, until dark, turn and fry for 3 minutes more, until it flakes.
- Serve with the lemon.
= Tandoori Salmon ; salmon tikka, tandoori fish, salmon tandoori, tandoori lachs
roast ; indian ; dinner ; 4 ; 20+14 ; oven
Salmon in spiced yogurt, charred at the edges.
!*4 salmon fillets / 4 cod fillets ; !120 g Greek yogurt / soy yogurt ; 1 tbsp lemon juice ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; !2 tsp garam masala ; 2 tsp sweet paprika ; 1/2 tsp ground turmeric ; 1/2 tsp chilli powder ; 1 tbsp sunflower oil ; 3/4 tsp salt ; 1 handful fresh coriander, chopped
- Stir the yogurt with the lemon juice, garlic, ginger, garam masala, paprika, turmeric, chilli powder, sunflower oil and salt. Coat the salmon and leave for 15 minutes.
- Heat the oven to 220 °C (430 °F), or 200 °C (400 °F) with the fan on. Lay the salmon on a lined tray.
- Bake for 13 minutes, until it is charred at the edges and flakes. Scatter with the fresh coriander.
= Harissa Salmon ; salmon with harissa, harissa baked salmon, harissa fish, harissa lachs
roast ; moroccan ; dinner ; 4 ; 5+15 ; oven
Salmon baked under harissa and honey, with a cool yogurt beside it.
!*4 salmon fillets / 4 cod fillets ; !2 tbsp harissa ; 1 tbsp honey / maple syrup ; 1 tbsp olive oil ; 1 lemon, zest and juice ; 120 g Greek yogurt / soy yogurt ; 1 handful mint, chopped ; 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the harissa with the honey, olive oil, lemon zest and half of the salt.
- Lay the salmon on a lined tray, spread with the harissa and bake for 13 minutes, until it flakes.
- Stir the yogurt with the mint, lemon juice and the rest of the salt and serve it alongside.
= Gochujang Salmon ; korean salmon, korean glazed salmon, salmon with gochujang, gochujang glazed salmon
roast ; korean ; dinner ; 4 ; 5+15 ; oven
Salmon under a sweet and hot Korean glaze.
!*4 salmon fillets / 4 cod fillets ; !2 tbsp gochujang ; 2 tbsp honey / maple syrup ; 1 tbsp soy sauce ; 1 clove garlic, crushed ; 2 tsp sesame oil ; 2 spring onions, sliced ; 1 tsp sesame seeds
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Stir the gochujang with the honey, soy sauce, garlic and sesame oil.
- Lay the salmon on a lined tray and spread with the glaze.
- Bake for 13 minutes, until the salmon flakes. Scatter with the spring onions and sesame seeds.
= Creamy Tuscan Salmon ; tuscan salmon, salmon in tuscan cream, creamy garlic salmon, marry me salmon
fry ; italian ; dinner ; 4 ; 10+18 ; stove
Salmon in a garlic cream with sun-dried tomatoes and spinach.
!*4 salmon fillets / 4 cod fillets ; 1 tbsp olive oil ; 3 cloves garlic, crushed ; !100 g sun-dried tomatoes in oil, sliced ; 200 ml double cream ; 100 ml vegetable stock ; !150 g spinach ; 40 g parmesan, grated ; 1/2 tsp salt ; 1/4 tsp black pepper
- Season the salmon with the salt and black pepper. Fry in the olive oil over medium-high heat for 4 minutes on each side and lift out.
- Cook the garlic and sun-dried tomatoes in the pan for 1 minute. Pour in the cream and vegetable stock and simmer for 4 minutes, until it thickens.
- Stir in the spinach and parmesan until the spinach wilts. Return the salmon and heat for 2 minutes, until it flakes.
= Creamy Leek Salmon ; salmon with creamy leeks, salmon on leeks, salmon with leeks, salmon and leeks, lachs auf lauch
fry ; french ; dinner ; 4 ; 10+20 ; stove
Salmon on leeks softened in butter, cream and mustard.
!*4 salmon fillets / 4 cod fillets ; !4 leeks, sliced ; 40 g butter ; 150 ml double cream ; 1 tbsp Dijon mustard ; 1 tbsp lemon juice ; 1 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Cook the leeks in the butter with half of the salt over medium heat for 10 minutes, until soft. Stir in the cream and mustard, simmer for 3 minutes and add the lemon juice.
- Meanwhile, season the salmon with the black pepper and the rest of the salt and fry in the olive oil for 4 minutes on each side, until it flakes.
- Serve the salmon on the leeks.
= Crispy-Skinned Salmon ; crispy salmon, crispy skin salmon, pan fried salmon with crispy skin, salmon with crisp skin
fry ; any ; dinner ; 4 ; 5+9 ; stove
Salmon fried on its skin until that is as crisp as a chip.
!*4 salmon fillets, skin on / 4 sea bass fillets, skin on ; 2 tbsp olive oil ; 1/2 tsp salt ; 1/4 tsp black pepper ; 1 lemon, in wedges
- Pat the salmon very dry and season with the salt and black pepper.
- Heat the olive oil in a heavy pan over medium-high heat. Lay in the salmon skin side down, press it flat for 20 seconds, and fry for 6 minutes without moving it, until the skin is crisp.
- Turn, fry for 2 minutes more, until it flakes, and serve with the lemon.
= Panko-Crusted Salmon ; panko salmon, panko crusted salmon, crusted salmon, breadcrumb salmon, salmon with a crust
roast ; american ; dinner ; 4 ; 10+15 ; oven
Salmon baked under crisp breadcrumbs with parsley and lemon.
!*4 salmon fillets / 4 cod fillets ; !60 g panko breadcrumbs ; 2 tbsp olive oil ; 2 tbsp parsley, chopped ; 1 lemon, zest and wedges ; 1 tbsp Dijon mustard ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the breadcrumbs with the olive oil, parsley, lemon zest, black pepper and half of the salt.
- Lay the salmon on a lined tray, season with the rest of the salt, spread with the mustard and press the crumbs on top.
- Bake for 14 minutes, until the crumbs are golden and the salmon flakes. Serve with the lemon.
= Parmesan-Crusted Cod ; parmesan crusted cod, parmesan cod, parmesan crusted fish, parmesan fish, parmesan crusted tilapia
roast ; italian ; dinner ; 4 ; 10+15 ; oven
Cod baked under parmesan and breadcrumbs.
!*4 cod fillets / 4 salmon fillets ; !50 g parmesan, grated ; 40 g breadcrumbs ; 1 clove garlic, crushed ; 2 tbsp parsley, chopped ; 30 g butter, melted ; 1 lemon, in wedges ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the parmesan with the breadcrumbs, garlic, parsley and butter.
- Lay the cod on a lined tray, season with the salt and black pepper and press the crumbs on top.
- Bake for 14 minutes, until golden, and the cod flakes. Serve with the lemon.
= Coconut Lime Fish ; coconut lime cod, fish in coconut lime sauce, coconut fish, coconut lime tilapia, cod in coconut milk
fry ; thai ; dinner ; 4 ; 10+18 ; stove
White fish poached in coconut milk with lime, ginger and coriander.
!*600 g cod fillets, in large pieces / 600 g salmon fillets, in large pieces ; 1 tbsp sunflower oil ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tbsp ginger, grated ; 1/2 red chilli, sliced ; !400 ml canned coconut milk ; !3 tbsp lime juice ; 1 tsp lime zest ; 1 tbsp fish sauce ; 1 tsp brown sugar ; 1 handful fresh coriander, chopped
- Cook the onion in the sunflower oil for 5 minutes. Add the garlic, ginger and red chilli for 1 minute.
- Pour in the coconut milk, fish sauce and brown sugar and simmer for 4 minutes. Add the cod and simmer gently for 6 minutes, until it flakes.
- Stir in the lime juice and zest and scatter with the fresh coriander.
= Honey Lime Prawns ; honey lime shrimp, lime honey prawns, honey prawns
fry ; american ; dinner ; 4 ; 10+6 ; stove
Prawns seared and glazed with honey and lime.
!*600 g raw prawns, peeled ; 2 tbsp olive oil ; 2 cloves garlic, crushed ; !3 tbsp honey / maple syrup ; !3 tbsp lime juice ; 1 tsp lime zest ; 1/4 tsp chilli flakes ; 1/2 tsp salt ; 1 handful fresh coriander, chopped
- Stir the honey with the lime juice, lime zest and chilli flakes. Season the prawns with the salt.
- Fry the prawns in the olive oil over high heat for 3 minutes, until pink all through. Lift out.
- Add the garlic to the pan for 30 seconds, pour in the honey and lime and let it bubble for 2 minutes, until syrupy. Toss the prawns in it and scatter with the fresh coriander.
= Chilli Lime Prawns ; chili lime shrimp, chilli and lime prawns, chili lime prawns, chilli lime shrimp, spicy prawns with lime
fry ; mexican ; dinner ; 4 ; 10+5 ; stove
Prawns seared with chilli, cumin and lime.
!*600 g raw prawns, peeled ; 2 tbsp olive oil ; !1 tsp chilli powder ; 1/4 tsp chilli flakes ; 1 tsp ground cumin ; 2 cloves garlic, crushed ; !3 tbsp lime juice ; 1 tsp honey / maple syrup ; 1/2 tsp salt ; 1 handful fresh coriander, chopped
- Toss the prawns with the chilli powder, chilli flakes, cumin, garlic and salt.
- Fry in the olive oil over high heat for 4 minutes, turning once, until pink all through.
- Take off the heat, toss with the lime juice and honey and scatter with the fresh coriander.
= Peri-Peri Prawns ; piri piri prawns, peri peri prawns, piri piri shrimp, peri peri shrimp, gambas piri piri, camaroes piri piri
fry ; portuguese ; dinner starter ; 4 ; 15+5 ; stove
Prawns in a hot, lemony oil of chilli, paprika and garlic.
!*600 g raw prawns, peeled ; 3 tbsp olive oil ; 4 cloves garlic, crushed ; !2 red chillies, finely chopped ; 2 tsp sweet paprika ; 1/2 tsp dried oregano ; !2 tbsp lemon juice ; 1 tbsp red wine vinegar ; 1/2 tsp salt ; 1 handful parsley, chopped
- Mix two thirds of the olive oil with the garlic, red chillies, paprika, oregano, vinegar and salt. Turn the prawns in it and leave for 10 minutes.
- Fry in the rest of the oil over high heat for 4 minutes, turning once, until pink all through.
- Stir in the lemon juice and parsley.
= Coconut Shrimp ; coconut prawns, coconut crusted shrimp, coconut crusted prawns, crispy coconut prawns, fried coconut shrimp
fry ; american ; dinner starter ; 4 ; 25+10 ; stove
Prawns fried in a crust of coconut and breadcrumbs, with a sweet chilli dip.
!*500 g raw prawns, peeled ; 60 g plain flour ; 2 eggs, beaten ; !80 g desiccated coconut ; 50 g panko breadcrumbs ; 500 ml sunflower oil, for frying ; 80 ml sweet chilli sauce ; 1 lime, in wedges ; 3/4 tsp salt ; 1/4 tsp black pepper
- Mix the flour with the salt and black pepper. Mix the coconut with the breadcrumbs. Turn the prawns in the flour, then the eggs, then the coconut, pressing it on.
- Heat the sunflower oil in a wide pan to 175 °C (350 °F). Fry the prawns in batches for 2 1/2 minutes, turning once, until golden and cooked through. Drain.
- Serve with the sweet chilli sauce and lime.
= Creamy Mushroom Chicken ; chicken in creamy mushroom sauce, creamy chicken and mushrooms, chicken with creamy mushroom sauce, chicken in mushroom sauce, mushroom chicken, chicken with mushroom sauce, hahnchen in champignonrahm
fry ; french ; dinner ; 4 ; 10+30 ; stove
Browned chicken in a sauce of mushrooms, cream and thyme.
!*600 g chicken breast fillets / 600 g pork tenderloin, in thick slices ; 2 tbsp olive oil ; 20 g butter ; !350 g chestnut mushrooms, sliced ; 1 onion, finely chopped ; 2 cloves garlic, crushed ; 1 tsp thyme, chopped ; 150 ml chicken stock ; !200 ml double cream ; 1 tsp Dijon mustard ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Fry in half of the olive oil over medium-high heat for 10 minutes, turning once, until golden, and lift out.
- Fry the mushrooms in the butter and the rest of the oil for 6 minutes, until brown. Add the onion for 4 minutes, then the garlic and thyme for 1 minute.
- Pour in the chicken stock, cream and mustard, return the chicken and simmer for 8 minutes, until it reads 74 °C (165 °F) inside. Scatter with the parsley.
= Lemon Garlic Chicken ; garlic lemon chicken, lemon and garlic chicken, chicken with lemon and garlic, garlic and lemon chicken
fry ; italian ; dinner ; 4 ; 10+25 ; stove
Chicken thighs browned and glazed with lemon, garlic and stock.
!*700 g chicken thigh fillets ; 2 tbsp olive oil ; !6 cloves garlic, sliced ; !2 lemons, zest and juice ; 150 ml chicken stock ; 1 tsp dried oregano ; 30 g butter ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the oregano, salt and black pepper. Fry in the olive oil over medium-high heat for 12 minutes, turning once, until golden. Lift out.
- Cook the garlic in the pan for 1 minute. Pour in the chicken stock, lemon juice and zest, return the chicken and simmer for 8 minutes, until it reads 74 °C (165 °F) inside.
- Stir in the butter and scatter with the parsley.
= Creamy Lemon Chicken ; chicken in lemon cream, creamy lemon garlic chicken, chicken in creamy lemon sauce, lemon cream chicken
fry ; italian ; dinner ; 4 ; 10+24 ; stove
Chicken in a bright sauce of cream, lemon and parmesan.
!*600 g chicken breast fillets, halved crosswise ; 2 tbsp olive oil ; 3 cloves garlic, crushed ; 150 ml chicken stock ; !200 ml double cream ; !3 tbsp lemon juice ; 1 tsp lemon zest ; 40 g parmesan, grated ; 1 handful parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Fry in the olive oil over medium-high heat for 10 minutes, turning once, until golden, and lift out.
- Add the garlic for 1 minute, then the chicken stock and cream. Simmer for 4 minutes, until it coats a spoon, and stir in the parmesan, lemon juice and zest.
- Return the chicken and simmer for 5 minutes, until it reads 74 °C (165 °F) inside. Scatter with the parsley.
= Creamy Dijon Chicken ; creamy mustard chicken, dijon chicken, chicken in mustard sauce, chicken dijon, chicken in mustard cream, senfhahnchen
fry ; french ; dinner ; 4 ; 10+26 ; stove
Chicken in a cream sauce sharp with Dijon mustard.
!*600 g chicken breast fillets, halved crosswise / 600 g pork tenderloin, in thick slices ; 2 tbsp olive oil ; 1 shallot, finely chopped ; 1 clove garlic, crushed ; 150 ml chicken stock ; 200 ml double cream ; !2 tbsp Dijon mustard ; 1 tbsp wholegrain mustard ; 1 tsp thyme, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Fry in the olive oil over medium-high heat for 10 minutes, turning once, until golden, and lift out.
- Cook the shallot in the pan for 3 minutes and the garlic for 1 minute. Add the chicken stock, cream, both mustards and the thyme and simmer for 4 minutes, until it coats a spoon.
- Return the chicken and simmer for 6 minutes, until it reads 74 °C (165 °F) inside.
= Balsamic Chicken ; balsamic glazed chicken, honey balsamic chicken, chicken with balsamic glaze, balsamico hahnchen
fry ; italian ; dinner ; 4 ; 10+24 ; stove
Chicken in a dark, sweet-sour balsamic glaze with tomatoes.
!*600 g chicken breast fillets, halved crosswise ; 2 tbsp olive oil ; 3 cloves garlic, crushed ; !80 ml balsamic vinegar ; 2 tbsp honey / maple syrup ; 100 ml chicken stock ; 250 g cherry tomatoes, halved ; 1 handful basil, leaves torn ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the salt and black pepper. Fry in the olive oil over medium-high heat for 10 minutes, turning once, until golden, and lift out.
- Add the garlic for 1 minute, then the balsamic vinegar, honey and chicken stock. Let it bubble for 5 minutes, until syrupy.
- Return the chicken with the cherry tomatoes and simmer for 6 minutes, until it reads 74 °C (165 °F) inside. Scatter with the basil.
= Garlic Parmesan Chicken ; parmesan garlic chicken, garlic parm chicken, baked garlic parmesan chicken, parmesan chicken
roast ; american ; dinner ; 4 ; 10+30 ; oven
Chicken baked under parmesan, garlic and butter.
!*700 g chicken breast fillets ; 50 g butter, melted ; !5 cloves garlic, crushed ; !60 g parmesan, grated ; 30 g breadcrumbs ; 1 tsp dried oregano ; 2 tbsp parsley, chopped ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Stir the garlic into the butter. Mix the parmesan with the breadcrumbs, oregano and parsley.
- Season the chicken with the salt and black pepper, brush with two thirds of the butter and press the parmesan on top. Lay in a baking dish and drizzle with the rest of the butter.
- Bake for 26 minutes, until golden, and it reads 74 °C (165 °F) inside.
= Parmesan-Crusted Chicken ; parmesan crusted chicken, parmesan crusted chicken breasts, parmesan chicken cutlets, parmesan chicken schnitzel
fry ; american ; dinner ; 4 ; 15+20 ; stove
Thin chicken in a crisp coat of parmesan and breadcrumbs.
!*600 g chicken breast fillets, flattened to 1 cm ; 50 g plain flour ; 2 eggs, beaten ; !80 g parmesan, grated ; 80 g panko breadcrumbs ; 1 tsp dried oregano ; 5 tbsp olive oil ; 1 lemon, in wedges ; 1/2 tsp salt ; 1/4 tsp black pepper
- Mix the parmesan with the breadcrumbs and oregano. Season the chicken with the salt and black pepper and turn it in the flour, then the eggs, then the crumbs, pressing them on.
- Fry in the olive oil over medium heat, in two batches, for 5 minutes on each side, until golden, and it reads 74 °C (165 °F) inside.
- Drain, and serve with the lemon.
= Pecan-Crusted Chicken ; pecan crusted chicken, pecan chicken, nut crusted chicken
roast ; american ; dinner ; 4 ; 15+28 ; oven
Chicken baked in a crust of pecans, with honey mustard under it.
!*600 g chicken breast fillets ; !100 g pecans, finely chopped ; 40 g breadcrumbs ; 2 tbsp Dijon mustard ; 1 tbsp honey / maple syrup ; 2 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Mix the pecans with the breadcrumbs, olive oil and half of the salt. Stir the mustard with the honey.
- Season the chicken with the black pepper and the rest of the salt, brush with the mustard and press into the pecans. Lay on a lined tray.
- Bake for 26 minutes, until the crust is brown, and it reads 74 °C (165 °F) inside.
= Lemon Pepper Chicken ; lemon and pepper chicken, lemon pepper chicken breasts, lemon pepper chicken thighs
roast ; american ; dinner ; 4 ; 10+35 ; oven
Chicken thighs roasted with lemon zest and a lot of black pepper.
!*8 chicken thighs ; 2 tbsp olive oil ; !2 lemons, zest and juice ; !2 tsp black pepper, coarsely ground ; 3 cloves garlic, crushed ; 1 tsp sweet paprika ; 1 1/4 tsp salt
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the olive oil with the lemon zest, black pepper, garlic, paprika and salt and rub it over the chicken.
- Lay skin side up in a roasting tin and roast for 35 minutes, until the skin is crisp and it reads 74 °C (165 °F) inside.
- Squeeze over the lemon.
= Cranberry Chicken ; chicken with cranberries, baked cranberry chicken, cranberry glazed chicken
roast ; american ; dinner ; 4 ; 10+40 ; oven
Chicken thighs baked in a tart sauce of cranberries, onion and orange.
!*8 chicken thighs ; !250 g cranberries ; 80 g brown sugar ; 1 orange, zest and juice ; 1 onion, sliced ; 1 tbsp olive oil ; 1 tsp thyme, chopped ; 1 tbsp cider vinegar ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Toss the cranberries and onion with the brown sugar, orange zest, orange juice, thyme and vinegar in a baking dish.
- Rub the chicken with the olive oil, salt and black pepper and lay it on top, skin side up.
- Bake for 38 minutes, until the skin is brown and it reads 74 °C (165 °F) inside.
= Pineapple Chicken ; hawaiian chicken, chicken with pineapple, huli huli chicken pan, ananas hahnchen
fry ; hawaiian ; dinner ; 4 ; 15+14 ; stove
Chicken and pineapple in a glossy sweet-sour sauce.
!*600 g chicken breast fillets, in bite-size pieces ; !400 g pineapple, in chunks ; 1 red pepper, in pieces ; 2 tbsp sunflower oil ; 3 cloves garlic, crushed ; 1 tbsp ginger, grated ; 4 tbsp soy sauce ; 2 tbsp brown sugar ; 1 tbsp rice vinegar ; 120 ml pineapple juice ; 1 tbsp cornflour ; 2 spring onions, sliced
- Stir the soy sauce with the brown sugar, rice vinegar, pineapple juice and cornflour.
- Fry the chicken in the sunflower oil over high heat for 6 minutes, until golden and cooked through. Add the red pepper and pineapple for 3 minutes, then the garlic and ginger for 1 minute.
- Pour in the sauce and let it bubble for 2 minutes, until glossy. Scatter with the spring onions.
= Tomato Basil Chicken ; chicken with tomato and basil, tomato and basil chicken, basil tomato chicken
fry ; italian ; dinner ; 4 ; 10+26 ; stove
Chicken simmered in tomatoes with garlic and basil.
!*600 g chicken breast fillets, halved crosswise ; 2 tbsp olive oil ; 4 cloves garlic, sliced ; !400 g canned chopped tomatoes ; 200 g cherry tomatoes ; 1/2 tsp sugar ; !1 bunch basil, leaves torn ; 3/4 tsp salt ; 1/4 tsp black pepper
- Season the chicken with the black pepper and half of the salt. Fry in the olive oil over medium-high heat for 10 minutes, turning once, until golden, and lift out.
- Cook the garlic for 1 minute. Add the chopped tomatoes, cherry tomatoes, sugar and the rest of the salt and simmer for 8 minutes.
- Return the chicken and simmer for 6 minutes, until it reads 74 °C (165 °F) inside. Stir in the basil.
= Ranch Chicken ; baked ranch chicken, ranch chicken breasts, creamy ranch chicken
roast ; american ; dinner ; 4 ; 10+28 ; oven
Chicken baked under a herby ranch coat of sour cream and crumbs.
!*600 g chicken breast fillets ; !150 g sour cream / soy yogurt ; 1 tsp garlic powder ; 1 tsp onion powder ; !2 tsp dried dill ; 1 tbsp parsley, chopped ; 1 tbsp lemon juice ; 50 g panko breadcrumbs ; 2 tbsp olive oil ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Stir the sour cream with the garlic powder, onion powder, dill, parsley, lemon juice, salt and black pepper.
- Lay the chicken in a baking dish, spread with the sour cream and scatter with the breadcrumbs. Drizzle with the olive oil.
- Bake for 27 minutes, until golden, and it reads 74 °C (165 °F) inside.
= Bruschetta Chicken ; chicken bruschetta, bruschetta chicken breasts
fry ; italian ; dinner ; 4 ; 15+16 ; stove
Seared chicken under cold tomatoes with basil, garlic and balsamic vinegar.
!*600 g chicken breast fillets, halved crosswise ; 2 tbsp olive oil ; 1 tsp dried oregano ; !400 g tomatoes, diced ; 1 clove garlic, crushed ; 1/2 red onion, finely chopped ; !1 handful basil, leaves torn ; 1 tbsp balsamic vinegar ; 30 g parmesan, shaved ; 1 tsp salt ; 1/4 tsp black pepper
- Mix the tomatoes with the garlic, red onion, basil, balsamic vinegar and a third of the salt.
- Season the chicken with the oregano, black pepper and the rest of the salt. Fry in the olive oil over medium-high heat for 14 minutes, turning once, until it reads 74 °C (165 °F) inside.
- Spoon the tomatoes over and scatter with the parmesan.
= Caprese Chicken ; chicken caprese, baked caprese chicken, caprese chicken breasts
roast ; italian ; dinner ; 4 ; 10+28 ; oven
Chicken baked with tomatoes and mozzarella, finished with basil and balsamic vinegar.
!*600 g chicken breast fillets ; 2 tbsp olive oil ; 1 tsp dried oregano ; !3 tomatoes, sliced ; !200 g mozzarella, sliced ; !1 handful basil ; 1 tbsp balsamic vinegar ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with the olive oil, oregano, salt and black pepper and bake in a dish for 18 minutes.
- Lay the tomatoes and mozzarella on top and bake for 9 minutes, until it melts and the chicken reads 74 °C (165 °F) inside.
- Scatter with the basil and drizzle with the balsamic vinegar.
= Pizza Chicken ; chicken pizza bake, pizza chicken breasts, chicken pizzaiola, pizza chicken bake
roast ; american ; dinner ; 4 ; 10+28 ; oven
Chicken baked under tomato sauce, mozzarella and pepperoni.
!*600 g chicken breast fillets ; 1 tbsp olive oil ; 1 tsp dried oregano ; 1 clove garlic, crushed ; !200 g passata ; !150 g mozzarella, torn ; 50 g pepperoni ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Rub the chicken with the olive oil, oregano, salt and black pepper and bake in a dish for 15 minutes.
- Stir the garlic into the passata and spoon it over. Top with the mozzarella and pepperoni.
- Bake for 12 minutes, until bubbling, and the chicken reads 74 °C (165 °F) inside.
= Monterey Chicken ; chicken monterey, monterey chicken bake, bbq monterey chicken
roast ; american ; dinner ; 4 ; 10+30 ; oven
Chicken under barbecue sauce, bacon and melted cheese, with tomato and spring onion.
!*600 g chicken breast fillets ; 1 tbsp olive oil ; !120 g barbecue sauce ; 6 slices smoked bacon ; !120 g Monterey jack, grated / cheddar, grated ; 2 tomatoes, diced ; 2 spring onions, sliced ; 1/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the bacon in a dry pan for 7 minutes, until crisp, and crumble it.
- Rub the chicken with the olive oil, salt and black pepper and bake in a dish for 16 minutes.
- Spoon over the barbecue sauce, top with the bacon and Monterey jack and bake for 11 minutes, until it melts and the chicken reads 74 °C (165 °F) inside. Scatter with the tomatoes and spring onions.
= Million Dollar Chicken ; million dollar chicken bake, million dollar baked chicken
roast ; american ; dinner ; 4 ; 10+32 ; oven
Chicken baked under cream cheese, sour cream, bacon and cheddar.
!*600 g chicken breast fillets ; 1 tbsp olive oil ; !150 g cream cheese ; 100 g sour cream ; 2 cloves garlic, crushed ; !100 g cheddar, grated ; 4 slices smoked bacon ; 2 spring onions, sliced ; 1/2 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Fry the bacon in a dry pan for 7 minutes, until crisp, and crumble it.
- Rub the chicken with the olive oil, salt and black pepper and lay it in a baking dish. Beat the cream cheese with the sour cream, garlic and half of the cheddar and spread it over.
- Scatter with the rest of the cheese and the bacon. Bake for 28 minutes, until bubbling, and the chicken reads 74 °C (165 °F) inside. Finish with the spring onions.
= Crispy Chicken Thighs ; crispy oven chicken thighs, crispy skin chicken thighs, roast chicken thighs, baked chicken thighs, crispy baked chicken thighs
roast ; any ; dinner ; 4 ; 5+38 ; oven
Chicken thighs roasted hot until the skin crackles.
!*8 chicken thighs ; 1 tbsp olive oil ; 1 tsp baking powder ; 2 tsp sweet paprika ; 1 tsp garlic powder ; 1 1/4 tsp salt ; 1/2 tsp black pepper
- Heat the oven to 220 °C (430 °F), or 200 °C (400 °F) with the fan on. Pat the chicken very dry. Mix the baking powder with the paprika, garlic powder, salt and black pepper and rub it into the skin with the olive oil.
- Lay skin side up on a rack over a tray, not touching.
- Roast for 37 minutes, until the skin is brown and crisp and it reads 74 °C (165 °F) inside.
= Spinach-Stuffed Chicken ; stuffed chicken breast, stuffed chicken breasts, spinach stuffed chicken, spinach stuffed chicken breast, stuffed chicken, chicken stuffed with spinach, chicken breasts stuffed with spinach and cheese, gefullte hahnchenbrust
roast ; american ; dinner ; 4 ; 20+32 ; oven
Chicken breasts filled with spinach, cream cheese and parmesan.
!*4 chicken breast fillets ; !150 g spinach ; !120 g cream cheese ; 40 g parmesan, grated ; 1 clove garlic, crushed ; 2 tbsp olive oil ; 1 tsp sweet paprika ; 3/4 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Wilt the spinach in a dry pan for 2 minutes, press out the water and chop. Beat with the cream cheese, parmesan, garlic and a third of the salt.
- Cut a deep pocket into the side of each breast, fill with the spinach and close with cocktail sticks. Rub the chicken with half of the olive oil, the paprika, black pepper and the rest of the salt.
- Brown in the rest of the oil for 4 minutes, turning once, lay in a dish and bake for 25 minutes, until it reads 74 °C (165 °F) in the middle. Take out the sticks.
= Garlic Ginger Chicken ; ginger garlic chicken, ginger chicken, chicken with ginger and garlic, sesame ginger chicken
fry ; chinese ; dinner ; 4 ; 15+14 ; stove
Chicken stir-fried with a great deal of ginger and garlic.
!*600 g chicken thigh fillets, in bite-size pieces ; 3 tbsp sunflower oil ; !6 cloves garlic, sliced ; !40 g ginger, in thin strips ; 3 tbsp soy sauce ; 1 tbsp oyster sauce ; 1 tbsp honey / maple syrup ; 1 tbsp cornflour ; 100 ml chicken stock ; 4 spring onions, sliced ; 1 tsp sesame oil
- Stir the soy sauce with the oyster sauce, honey, cornflour and chicken stock.
- Fry the chicken in two thirds of the sunflower oil over high heat for 8 minutes, until brown and cooked through. Lift out.
- Fry the garlic and ginger in the rest of the oil for 1 minute. Pour in the sauce, return the chicken and let it bubble for 2 minutes, until glossy. Stir in the spring onions and sesame oil.
= Chipotle Chicken ; chicken chipotle, chipotle chicken copycat, chipotle lime chicken, chipotle chicken thighs
fry ; mexican ; dinner ; 4 ; 15+16 ; stove
Smoky chicken thighs with chipotle, cumin and lime.
!*700 g chicken thigh fillets ; !2 tbsp chipotle paste ; 2 cloves garlic, crushed ; 1 tsp ground cumin ; 1 tsp dried oregano ; 2 tbsp lime juice ; 1 tbsp honey / maple syrup ; 2 tbsp olive oil ; 3/4 tsp salt ; 1 handful fresh coriander, chopped
- Mix the chipotle paste with the garlic, cumin, oregano, lime juice, honey, salt and half of the olive oil. Turn the chicken in it and leave for 10 minutes.
- Fry in the rest of the oil over medium-high heat for 14 minutes, turning twice, until charred at the edges, and it reads 74 °C (165 °F) inside.
- Slice and scatter with the fresh coriander.
= Za'atar Chicken ; zaatar chicken, chicken with zaatar, za'atar roast chicken, zatar chicken
roast ; levantine ; dinner ; 4 ; 10+38 ; oven
Chicken thighs roasted with za'atar, lemon and onions.
!*8 chicken thighs ; !3 tbsp za'atar ; 3 tbsp olive oil ; 1 lemon, zest and juice ; 3 cloves garlic, crushed ; 2 red onions, in wedges ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 210 °C (410 °F), or 190 °C (375 °F) with the fan on. Mix the za'atar with the olive oil, lemon zest, lemon juice, garlic, salt and black pepper.
- Toss the chicken and red onions with it in a roasting tin and turn the chicken skin side up.
- Roast for 37 minutes, until the skin is crisp and it reads 74 °C (165 °F) inside.
= Smothered Pork Chops ; southern smothered pork chops, pork chops in gravy, pork chops and gravy, smothered pork chops with onions
fry ; american ; dinner ; 4 ; 10+40 ; stove
Pork chops browned and simmered in onion gravy.
!*4 pork chops ; 3 tbsp plain flour ; 1 tsp sweet paprika ; 1/2 tsp garlic powder ; 3 tbsp sunflower oil ; !3 onions, sliced ; 2 cloves garlic, crushed ; 1 tsp thyme, chopped ; !400 ml chicken stock ; 1 tbsp Worcestershire sauce ; 1 tsp salt ; 1/2 tsp black pepper
- Mix two thirds of the flour with the paprika, garlic powder, salt and black pepper and turn the pork chops in it. Brown in two thirds of the sunflower oil for 6 minutes, turning once, and lift out.
- Cook the onions in the rest of the oil for 12 minutes, until soft and golden. Stir in the garlic, thyme and the rest of the flour for 1 minute, then the chicken stock and Worcestershire sauce.
- Return the pork chops, cover and simmer gently for 18 minutes, until they are tender and read 63 °C (145 °F) inside.
= Slow Cooker Pulled Beef ; pulled beef, crockpot pulled beef, crock pot pulled beef, shredded beef, slow cooker shredded beef, bbq pulled beef, pulled beef sandwiches
stew ; american ; dinner ; 8 ; 15+480 ; none
Beef that falls apart in a smoky sauce after a day in the slow cooker.
!*1500 g stewing beef, in large chunks ; 2 onions, sliced ; 4 cloves garlic, crushed ; 2 tbsp brown sugar ; 1 tbsp smoked paprika ; 2 tsp ground cumin ; 2 tsp salt ; 1/2 tsp black pepper ; !200 ml passata ; 150 ml beef stock ; 2 tbsp Worcestershire sauce ; 2 tbsp cider vinegar ; 8 burger buns
- Mix the brown sugar with the smoked paprika, cumin, salt and black pepper and rub it all over the beef.
- Put the onions, garlic, passata, beef stock, Worcestershire sauce and vinegar into the slow cooker and lay the beef on top. Cover and cook on low for 8 hours, or on high for 5, until a fork pulls it apart.
- Shred the beef with two forks, stir it back into the sauce and fill the burger buns with it.
= Slow Cooker Pulled Chicken ; pulled chicken, crockpot pulled chicken, crock pot pulled chicken, shredded chicken, slow cooker shredded chicken, bbq pulled chicken, pulled chicken sandwiches
stew ; american ; dinner ; 6 ; 10+240 ; none
Chicken thighs cooked slowly in a barbecue sauce and pulled apart.
!*1000 g chicken thigh fillets ; 1 onion, sliced ; 2 cloves garlic, crushed ; !250 g barbecue sauce ; 2 tbsp cider vinegar ; 1 tbsp brown sugar ; 2 tsp smoked paprika ; 1 tsp salt ; 6 burger buns
- Put the onion and garlic into the slow cooker. Lay the chicken on top and season with the smoked paprika and salt.
- Stir the barbecue sauce with the vinegar and brown sugar and pour it over. Cover and cook on low for 4 hours, or on high for 2 1/2, until the chicken reads 74 °C (165 °F) inside and falls apart.
- Shred the chicken with two forks, stir it back into the sauce and fill the burger buns with it.
= Beef and Rice Casserole ; ground beef and rice casserole, rice and beef casserole, cheesy beef and rice casserole, beef rice bake, hackfleisch reis auflauf
bake ; american ; dinner ; 6 ; 15+50 ; oven stove
Minced beef, rice and tomatoes baked under cheese.
!*500 g minced beef / 500 g minced turkey ; 1 tbsp sunflower oil ; 1 onion, finely chopped ; 1 red pepper, diced ; 2 cloves garlic, crushed ; 2 tsp sweet paprika ; 1 tsp dried oregano ; !250 g long-grain rice, rinsed ; 400 g canned chopped tomatoes ; 500 ml beef stock ; 150 g cheddar, grated ; 1 tsp salt ; 1/4 tsp black pepper
- Heat the oven to 190 °C (375 °F), or 170 °C (340 °F) with the fan on. Fry the minced beef with the onion and red pepper in the sunflower oil for 9 minutes, until browned with no pink left.
- Stir in the garlic, paprika, oregano, salt and black pepper for 1 minute, then the rice, chopped tomatoes and hot beef stock. Bring to the boil and tip into a deep baking dish.
- Cover tightly and bake for 30 minutes, until the rice is tender. Scatter with the cheddar and bake without the lid for 8 minutes.
= Creamy Bacon and Mushroom Pasta ; creamy bacon mushroom pasta, bacon and mushroom pasta, bacon mushroom pasta, pasta with bacon and mushrooms, mushroom and bacon pasta
pasta ; italian ; dinner ; 4 ; 10+18 ; stove
Pasta in a cream sauce with crisp bacon and browned mushrooms.
!400 g penne ; !180 g smoked bacon, diced ; !300 g chestnut mushrooms, sliced ; 1 tbsp olive oil ; 2 cloves garlic, crushed ; 200 ml double cream ; 50 g parmesan, grated ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes. Drain, and keep a cup of the water.
- Meanwhile, fry the bacon in the olive oil for 5 minutes. Add the mushrooms and fry for 7 minutes, until brown, then the garlic for 1 minute.
- Pour in the cream and simmer for 2 minutes. Toss with the penne, the parmesan, black pepper, the rest of the salt and a splash of the water. Scatter with the parsley.
= Farmhouse Chicken Pasta ; creamy chicken and bacon pasta, chicken and bacon pasta, chicken bacon pasta, creamy chicken bacon pasta, pasta with chicken and bacon, bacon and chicken pasta
pasta ; american ; dinner ; 4 ; 10+20 ; stove
Pasta with chicken and bacon in a garlic cream sauce.
!400 g penne ; !*400 g chicken breast fillets, in bite-size pieces ; !120 g smoked bacon, diced ; 1 tbsp olive oil ; 3 cloves garlic, crushed ; 200 ml double cream ; 100 ml chicken stock ; 60 g parmesan, grated ; 100 g spinach ; 1 tsp salt ; 1/4 tsp black pepper
- Boil the penne in water with most of the salt for 11 minutes and drain.
- Meanwhile, fry the bacon in the olive oil for 4 minutes. Add the chicken and fry for 8 minutes, until golden and cooked through, then the garlic for 1 minute.
- Pour in the cream and chicken stock and simmer for 3 minutes. Stir in the parmesan and spinach until it wilts, and toss with the penne, black pepper and the rest of the salt.
= Air Fryer Tofu ; airfryer tofu, crispy air fryer tofu, air fried tofu, tofu heissluftfritteuse
roast ; any ; dinner ; 4 ; 15+14 ; none
Cubes of tofu with soy sauce and cornflour, crisp from the air fryer.
!*400 g firm tofu, pressed and cubed ; !2 tbsp soy sauce ; 1 tbsp sesame oil ; 2 tbsp cornflour ; 1/2 tsp garlic powder ; 1 tbsp sesame seeds
- Toss the tofu with the soy sauce and sesame oil and leave for 10 minutes. Toss with the cornflour and garlic powder.
- Heat the air fryer to 200 °C (400 °F). Lay the tofu in the basket in one layer and cook for 13 minutes, shaking twice, until crisp.
- Scatter with the sesame seeds.
= Sriracha Tofu ; spicy tofu, spicy crispy tofu, honey sriracha tofu, sticky sriracha tofu, sticky spicy tofu
fry ; asian ; dinner ; 4 ; 15+14 ; stove
Crisp tofu in a sticky, fiery glaze.
!*400 g firm tofu, pressed and cubed ; 3 tbsp cornflour ; 3 tbsp sunflower oil ; !2 tbsp sriracha ; 2 tbsp soy sauce ; 2 tbsp maple syrup ; 2 cloves garlic, crushed ; 1 tbsp rice vinegar ; 1 tsp sesame seeds ; 2 spring onions, sliced
- Toss the tofu with the cornflour. Fry in the sunflower oil over medium-high heat for 9 minutes, turning, until crisp on all sides. Lift out.
- Wipe the pan. Bubble the sriracha with the soy sauce, maple syrup, garlic and rice vinegar for 2 minutes, until sticky.
- Toss the tofu in it and scatter with the sesame seeds and spring onions.
= Sesame Ginger Tofu ; ginger sesame tofu, soy ginger tofu, tofu with ginger and sesame, ginger tofu
fry ; asian ; dinner ; 4 ; 15+14 ; stove
Golden tofu in a sauce of ginger, soy sauce and sesame.
!*400 g firm tofu, pressed and cubed ; 2 tbsp cornflour ; 3 tbsp sunflower oil ; !1 tbsp ginger, grated ; 2 cloves garlic, crushed ; !4 tbsp soy sauce ; 2 tbsp maple syrup ; 1 tbsp rice vinegar ; !1 tbsp sesame oil ; 1 tbsp sesame seeds ; 2 spring onions, sliced
- Toss the tofu with the cornflour. Fry in the sunflower oil over medium-high heat for 9 minutes, turning, until golden on all sides. Lift out.
- Cook the ginger and garlic for 1 minute, add the soy sauce, maple syrup and rice vinegar and let it bubble for 1 minute.
- Toss with the tofu and sesame oil and scatter with the sesame seeds and spring onions.
= Chicken and Rice Soup ; chicken rice soup, rice and chicken soup, chicken soup with rice, hahnchensuppe mit reis, huhnersuppe mit reis, soupe de poulet au riz
soup ; american ; dinner lunch ; 4 ; 15+44 ; stove
A clear soup of chicken, vegetables and rice with lemon.
!*500 g chicken thigh fillets ; 2 tbsp olive oil ; 1 onion, chopped ; 2 carrots, sliced ; 2 sticks celery, sliced ; 2 cloves garlic, crushed ; 1.6 l chicken stock ; !120 g long-grain rice, rinsed ; 1 bay leaf ; 2 sprigs thyme ; 1 tbsp lemon juice ; 1 handful parsley, chopped ; 1 tsp salt ; 1/4 tsp black pepper
- Cook the onion, carrots and celery in the olive oil for 8 minutes. Add the garlic, chicken stock, bay leaf, thyme, salt and chicken and simmer for 20 minutes<, until the chicken reads 74 °C (165 °F) inside. Lift it out and shred it|>.
- Add the rice and simmer for 14 minutes, until tender.
- <Return the chicken, take|Take> out the bay leaf and thyme, season with the lemon juice and black pepper and scatter with the parsley.
`;
