/** What is made of a dish that is left over; how the table is read: rules/classics/classic.ts. */
export const LEFTOVERS = `
= Leftover Curry Pasties ; curry pasties, curried pasties, curry turnovers, leftover curry pie
filled ; british ; dinner ; 4 ; 20+30 ; oven
Yesterday’s curry baked in parcels of puff pastry.
!500 g leftover curry, cold ; !640 g puff pastry ; 120 g peas ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Cut large pieces in the curry small and stir in the peas.
- Cut the puff pastry into {8} squares and brush the edges with some of the egg. Spoon the curry on one half of each, fold over, press the edges together and cut a slit. Brush with the rest of the egg.
- Bake on a lined tray for 28 minutes, until golden, and until the filling is steaming hot all through, at 74 °C (165 °F).
= Chilli Loaded Potatoes ; loaded potatoes with chilli, chilli jacket potatoes, jacket potatoes with chilli, leftover chilli potatoes
bake ; american ; dinner ; 4 ; 10+80 ; stove oven
Baked potatoes heaped with yesterday’s chilli and cheese.
!4 baking potatoes ; 1 tbsp sunflower oil ; !600 g leftover chilli ; 100 g cheddar, grated ; ?100 g sour cream ; 2 spring onions, sliced ; 1/2 tsp salt
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Prick the potatoes, rub with the sunflower oil and salt and bake for 75 minutes, until soft inside.
- Meanwhile, simmer the chilli with a splash of water for 8 minutes, stirring, until it bubbles and is steaming hot all through, at 74 °C (165 °F).
- Cut the potatoes open and top with the chilli, cheddar[, sour cream] and spring onions.
= Leftover Stew Pie ; stew pie, casserole pie, leftover casserole pie
pie ; british ; dinner ; 4 ; 15+40 ; oven
Yesterday’s stew under a lid of puff pastry.
!900 g leftover stew, cold ; !320 g puff pastry ; 1 egg, beaten / 2 tbsp oat milk
- Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on. Spoon the stew into a pie dish.
- Lay the puff pastry on top, press it to the rim, trim it, cut two slits and brush with the egg.
- Bake for 38 minutes, until the pastry is golden, and until the stew bubbles and is steaming hot all through, at 74 °C (165 °F).
= Leftover Bolognese Pasta Bake ; bolognese pasta bake, bolognese bake, leftover spaghetti bolognese bake
bake ; italian ; dinner ; 4 ; 10+35 ; stove oven
Pasta and yesterday’s Bolognese sauce baked under melted cheese.
!300 g penne ; !600 g leftover Bolognese sauce ; 100 g crème fraîche ; 150 g mozzarella, torn ; ?40 g parmesan, grated ; 1/2 tsp salt
- Boil the penne in water with the salt for 9 minutes and drain. Heat the oven to 200 °C (400 °F), or 180 °C (350 °F) with the fan on.
- Meanwhile, simmer the Bolognese sauce for 6 minutes, until steaming hot all through, at 74 °C (165 °F). Stir in the penne and crème fraîche and tip into a baking dish.
- Cover with the mozzarella[ and parmesan] and bake for 20 minutes, until golden and bubbling.
`;
