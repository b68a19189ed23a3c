/** Dishes that people make with hardly any carbohydrates. */
export const LOW_CARB = `
= Keto Italian Meatballs ; keto meatballs, low carb meatballs, meatballs low carb
stew ; italian ; dinner ; 4 ; 25+30 ; stove
Meatballs held together by ground almonds, with parmesan and without breadcrumbs, in a tomato sauce.
!*500 g minced beef / minced pork / minced turkey / minced lamb / minced chicken ; !50 g ground almonds ; 1 egg ; 40 g parmesan, grated ; 2 cloves garlic, crushed ; 3 tbsp olive oil ; !400 g canned chopped tomatoes ; 100 ml beef stock / vegetable stock / water ; 1 tsp dried oregano ; 1 1/4 tsp salt ; 1/4 tsp black pepper ; 1 handful basil
- Knead the minced beef with the ground almonds, egg, parmesan, half of the garlic, the black pepper and half of the salt. Roll into {20} balls.
- Brown them in half of the olive oil for 8 minutes and lift out. Warm the rest of the garlic in the rest of the oil for 1 minute.
- Add the chopped tomatoes, beef stock, oregano and the rest of the salt, return the meatballs and simmer for 15 minutes<, until no pink is left|>. Tear in the basil.
`;
