/** Foods that belong together, one per line: a food, and those it is at its best with. It counts both ways. */
export const PAIRINGS = `
tomato: basil, mozzarella, aubergine, courgette, garlic, olives, feta, canned chickpeas, cod fillets, minced beef, egg, avocado
cherry tomatoes: basil, mozzarella, courgette, raw prawns, salmon fillets, canned tuna, olives, feta, rocket, avocado, asparagus
aubergine: tomato, red pepper, courgette, minced lamb, tahini, feta, mint, canned chickpeas, parsley, miso
courgette: mint, feta, lemon, ricotta, raw prawns, basil, pine nuts, goat's cheese, egg, cherry tomatoes
red pepper: chicken thigh fillets, chorizo, feta, onion, aubergine, egg, canned black beans, frozen sweetcorn, hummus, courgette
chestnut mushrooms: thyme, leek, spinach, parsley, chicken breast fillets, egg, smoked bacon, gruyère, tarragon, double cream, kale
shiitake mushrooms: pak choi, firm tofu, soba noodles, fresh ginger, chicken thigh fillets, sirloin steak
portobello mushroom: thyme, goat's cheese, blue cheese, spinach, rocket, garlic
spinach: egg, ricotta, feta, salmon fillets, canned chickpeas, ground nutmeg, chestnut mushrooms, red lentils, paneer, lemon
kale: canned cannellini beans, pork sausages, chorizo, garlic, butternut squash, chilli flakes, lemon, sweet potato, parmesan
chard: canned chickpeas, garlic, lemon, ricotta, raisins, pine nuts
broccoli: sirloin steak, chicken breast fillets, lemon, almonds, garlic, cheddar, firm tofu, chilli flakes, fresh ginger
cauliflower: canned chickpeas, ground turmeric, cheddar, gruyère, tahini, raisins, almonds, waxy potatoes, parsley
green beans: garlic, almonds, tomato, salmon fillets, egg, sirloin steak, waxy potatoes, lemon, canned tuna
asparagus: egg, lemon, parmesan, salmon fillets, frozen peas, mint, ricotta, raw prawns, risotto rice
frozen peas: mint, smoked bacon, feta, leek, ham, salmon fillets, ricotta, asparagus, cod fillets, parmesan
frozen broad beans: mint, feta, frozen peas, lemon, pancetta
leek: waxy potatoes, chestnut mushrooms, cheddar, chicken thigh fillets, goat's cheese, smoked salmon, cod fillets, Dijon mustard
fennel: salmon fillets, cod fillets, sea bass fillets, orange, pork sausages, raw prawns, canned cannellini beans, lemon, olives
carrot: ground cumin, fresh coriander, canned chickpeas, fresh ginger, green lentils, orange, chicken thigh fillets, dill, stewing beef
parsnip: apple, curry powder, pork sausages, thyme, carrot
beetroot: goat's cheese, walnuts, dill, feta, orange, mackerel fillets, rocket
cooked beetroot: goat's cheese, walnuts, dill, feta, orange, watercress, green lentils, smoked salmon
butternut squash: sage, goat's cheese, feta, kale, canned chickpeas, chilli flakes, pumpkin seeds, smoked bacon, red lentils, red onion
pumpkin: sage, feta, fresh ginger, canned chickpeas, pumpkin seeds
sweet potato: canned black beans, lime, feta, spinach, avocado, chorizo, peanut butter, fresh coriander, kale, canned chickpeas
waxy potatoes: leek, chorizo, dill, rosemary, green beans, smoked bacon, spinach, egg, cod fillets, cauliflower
floury potatoes: leek, cheddar, gruyère, chives, smoked bacon
celeriac: apple, thyme, hazelnuts, chestnut mushrooms, gruyère
white cabbage: carrot, apple, caraway seeds, pork sausages, fresh ginger, smoked bacon, dill
savoy cabbage: smoked bacon, pork sausages, canned cannellini beans, waxy potatoes, chestnut mushrooms
red cabbage: apple, walnuts, orange, feta, avocado
Brussels sprouts: smoked bacon, walnuts, lemon, parmesan, apple, hazelnuts
cucumber: dill, mint, salmon fillets, feta, Greek yogurt, smoked salmon, radishes, red onion, avocado
avocado: lime, tomato, fresh coriander, egg, raw prawns, smoked salmon, canned black beans, cucumber, chicken breast fillets
rocket: parmesan, pear, cherry tomatoes, lemon, sirloin steak, goat's cheese, fig, pine nuts
watercress: orange, smoked salmon, pear, blue cheese, walnuts
romaine lettuce: chicken breast fillets, parmesan, avocado, smoked bacon, cucumber
mixed salad leaves: goat's cheese, walnuts, pear, cherry tomatoes, canned tuna, egg
chicken thigh fillets: lemon, thyme, garlic, chestnut mushrooms, chorizo, dried apricots, lime, rosemary, leek, red pepper, olives
chicken breast fillets: lemon, tarragon, basil, parmesan, mango, avocado, broccoli, sugar snap peas, cashews
sirloin steak: broccoli, chestnut mushrooms, rocket, fresh ginger, red pepper, green beans
stewing beef: carrot, thyme, chestnut mushrooms, red wine, parsnip, celery
minced beef: tomato, onion, canned kidney beans, carrot, smoked paprika, cheddar
diced lamb: dried apricots, rosemary, mint, ground cumin, canned chickpeas, aubergine, carrot
minced lamb: mint, aubergine, pine nuts, ground cumin, feta, ground cinnamon, courgette
pork tenderloin: apple, sage, fennel, Dijon mustard, fresh ginger, pineapple, sugar snap peas
pork chop: apple, sage, cider vinegar, white cabbage, Dijon mustard
pork sausages: fennel, apple, kale, green lentils, onion, canned cannellini beans, red pepper
smoked bacon: egg, frozen peas, leek, waxy potatoes, cheddar, avocado
chorizo: canned chickpeas, waxy potatoes, raw prawns, red pepper, kale, egg, canned butter beans
ham: frozen peas, gruyère, leek, Dijon mustard, egg, cheddar
salmon fillets: dill, lemon, asparagus, frozen peas, fennel, cucumber, spinach, pak choi, waxy potatoes, soy sauce
cod fillets: tomato, olives, chorizo, parsley, lemon, frozen peas, canned butter beans, fennel, leek, capers
haddock fillets: leek, waxy potatoes, frozen sweetcorn, spinach, Dijon mustard
sea bass fillets: fennel, lemon, cherry tomatoes, fresh ginger, olives, courgette
mackerel fillets: beetroot, apple, Dijon mustard, cucumber, lemon
canned tuna: canned cannellini beans, capers, red onion, egg, olives, frozen sweetcorn, celery, lemon, cucumber
smoked salmon: dill, cream cheese, egg, lemon, cucumber, capers, chives
raw prawns: garlic, lime, cherry tomatoes, courgette, avocado, chilli flakes, sugar snap peas, fresh coriander, mango
mussels: garlic, white wine, fennel, parsley, leek
firm tofu: fresh ginger, pak choi, broccoli, soy sauce, sesame seeds, peanut butter, shiitake mushrooms, sugar snap peas, aubergine
halloumi: mint, watermelon, aubergine, red pepper, lemon, courgette, canned chickpeas, olives, pomegranate seeds
paneer: spinach, frozen peas, tomato, red pepper, cauliflower
egg: chives, spinach, asparagus, tomato, smoked bacon, waxy potatoes, parsley, cheddar
canned chickpeas: tahini, ground cumin, spinach, lemon, tomato, aubergine, feta, parsley, red onion, chorizo
canned black beans: lime, avocado, frozen sweetcorn, sweet potato, fresh coriander, red pepper
canned kidney beans: minced beef, frozen sweetcorn, smoked paprika, red pepper, tomato
canned cannellini beans: rosemary, sage, kale, tomato, canned tuna, lemon, parmesan, fennel, pancetta
canned butter beans: lemon, tomato, dill, chorizo, feta, leek, spinach
green lentils: feta, carrot, Dijon mustard, pork sausages, goat's cheese, cooked beetroot, spinach, walnuts
red lentils: spinach, ground cumin, sweet potato, tomato, lemon, carrot, cauliflower, canned coconut milk
feta: mint, watermelon, olives, cucumber, spinach, pomegranate seeds, dill
goat's cheese: honey, fig, walnuts, cooked beetroot, pear, thyme
mozzarella: basil, tomato, aubergine, courgette
blue cheese: pear, walnuts, watercress, celery, fig
apple: ground cinnamon, blackberries, walnuts, raisins, rhubarb, cheddar, pecans
pear: ground ginger, walnuts, blue cheese, dark chocolate, almonds, hazelnuts, ground cardamom
peach: raspberries, basil, mint, ground ginger, almonds, blueberries
plum: ground cinnamon, almonds, ground ginger, mixed spice, hazelnuts
apricot: almonds, ground cardamom, pistachios, honey, rosemary
cherries: dark chocolate, almonds, pistachios, mint
rhubarb: ground ginger, strawberries, orange, apple, raspberries
strawberries: rhubarb, basil, mint, banana, orange, pistachios
raspberries: dark chocolate, peach, pistachios, lemon, mango, almonds
blueberries: lemon, banana, ground cinnamon, almonds, peach, pecans
blackberries: apple, pear, hazelnuts, mint
banana: peanut butter, ground cinnamon, walnuts, dark chocolate, pecans, blueberries, mango
orange: ground cinnamon, dates, dark chocolate, mint, pistachios, ground cardamom
mango: lime, desiccated coconut, ground cardamom, mint, raspberries, banana, cashews, pineapple
pineapple: lime, mint, desiccated coconut, mango, ground ginger
watermelon: mint, lime, feta, basil
melon: mint, lime, grapes
fig: goat's cheese, walnuts, honey, ground cinnamon, pistachios
dates: walnuts, orange, ground cardamom, pistachios, almonds, ground cinnamon
kiwi fruit: strawberries, banana, mint, orange
papaya: lime, mango, pineapple
`;
