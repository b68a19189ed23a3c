/**
 * What a plate is built round, one per line: name/plural ; kinds ; a serving ; use, minutes and cut. `done` tells when
 * it is cooked: temperatures of the inside as food safety authorities give them.
 */
export const PROTEINS = `
chicken thigh fillets ; poultry meaty chicken ; 140 g ; sear 14 patted dry ; fry 9 cut into bite-size pieces ; braise 30 cut into large chunks ; poach 14 cut into bite-size pieces ; roast 35 left whole ; grill 14 cut into 3 cm cubes ; done=until cooked through, 74 °C (165 °F) inside ; say=chicken ; title=chicken
chicken breast fillets ; poultry meaty chicken lean ; 140 g ; fry 7 cut into thin strips ; poach 10 cut into thin strips ; roast 25 left whole ; grill 12 cut into 3 cm cubes ; sear 14 flattened to an even thickness ; done=until cooked through, 74 °C (165 °F) inside ; say=chicken ; title=chicken
minced chicken ; poultry mince ; 125 g ; mince 8 ; done=until no pink is left and it has reached 74 °C (165 °F) ; say=chicken mince ; title=chicken
turkey breast ; poultry meaty lean ; 140 g ; fry 7 cut into thin strips ; poach 10 cut into thin strips ; grill 12 cut into 3 cm cubes ; done=until cooked through, 74 °C (165 °F) inside ; say=turkey ; title=turkey
turkey thigh fillets ; poultry meaty rare ; 140 g ; fry 9 cut into bite-size pieces ; braise 40 cut into large chunks ; poach 14 cut into bite-size pieces ; done=until cooked through, 74 °C (165 °F) inside ; say=turkey ; title=turkey
minced turkey ; poultry mince lean ; 125 g ; mince 8 ; done=until no pink is left and it has reached 74 °C (165 °F) ; say=turkey mince ; title=turkey
cooked chicken ; poultry meaty chicken ready leftover rare ; 120 g ; fry 4 torn into pieces ; poach 5 torn into pieces ; ready 0 torn into pieces ; done=until steaming hot all through, 74 °C (165 °F) ; say=chicken ; title=chicken
cooked turkey ; poultry meaty ready leftover rare ; 120 g ; fry 4 torn into pieces ; poach 5 torn into pieces ; ready 0 torn into pieces ; done=until steaming hot all through, 74 °C (165 °F) ; say=turkey ; title=turkey
cooked beef ; meat meaty beef ready leftover rare ; 120 g ; fry 4 torn into pieces ; poach 5 torn into pieces ; ready 0 torn into pieces ; done=until steaming hot all through, 74 °C (165 °F) ; say=beef ; title=beef
cooked lamb ; meat meaty lamb ready leftover rare ; 120 g ; fry 4 torn into pieces ; poach 5 torn into pieces ; ready 0 torn into pieces ; done=until steaming hot all through, 74 °C (165 °F) ; say=lamb ; title=lamb
cooked pork ; meat meaty pork ready leftover rare ; 120 g ; fry 4 torn into pieces ; poach 5 torn into pieces ; ready 0 torn into pieces ; done=until steaming hot all through, 74 °C (165 °F) ; say=pork ; title=pork
duck breast fillets ; poultry meaty ; 150 g ; sear 16 skin scored ; done=until the skin is crisp and the meat is 74 °C (165 °F) inside ; say=duck ; title=duck
rib-eye steak ; meat meaty beef ; 160 g ; fry 4 cut into thin strips ; sear 8 patted dry ; done=until browned outside and at least 63 °C (145 °F) inside ; say=rib-eye ; title=ribeye
sirloin steak ; meat meaty beef ; 140 g ; fry 4 cut into thin strips ; sear 8 patted dry ; done=until browned outside and at least 63 °C (145 °F) inside ; say=steak ; title=steak
stewing beef ; meat meaty beef ; 160 g ; braise 110 cut into 3 cm cubes ; done=until a fork slides in without effort ; say=beef ; title=beef
minced beef ; meat mince beef ; 120 g ; mince 9 ; done=until browned, with no pink left, at 71 °C (160 °F) ; say=beef mince ; title=beef
diced lamb ; meat meaty lamb ; 150 g ; braise 90 ; grill 12 ; done=until a fork slides in without effort ; say=lamb ; title=lamb
lamb chop/lamb chops ; meat meaty lamb chop ; 2 ; sear 9 patted dry ; done=until browned outside and at least 63 °C (145 °F) inside ; say=lamb chops ; title=lamb chop
minced lamb ; meat mince lamb ; 120 g ; mince 9 ; done=until browned, with no pink left, at 71 °C (160 °F) ; say=lamb mince ; title=lamb
pork tenderloin ; meat meaty pork lean ; 140 g ; fry 5 cut into thin strips ; grill 12 cut into 3 cm cubes ; roast 25 left whole ; sear 10 cut into 2 cm thick medallions ; done=until browned and 63 °C (145 °F) inside ; say=pork ; title=pork
pork belly ; meat meaty pork rare ; 160 g ; braise 90 cut into 3 cm cubes ; done=until a fork slides in without effort ; say=pork belly ; title=pork belly
pork shoulder ; meat meaty pork ; 160 g ; braise 90 cut into 3 cm cubes ; done=until a fork slides in without effort ; say=pork ; title=pork
pork chop/pork chops ; meat meaty pork chop ; 1 ; sear 10 patted dry ; done=until browned outside and 63 °C (145 °F) inside ; say=pork chops ; title=pork chop
minced pork ; meat mince pork ; 120 g ; mince 9 ; done=until browned, with no pink left, at 71 °C (160 °F) ; say=pork mince ; title=pork
pork sausages ; meat pork sausage ; 125 g ; roast 30 left whole ; fry 12 cut into thick slices ; done=until browned all over and 71 °C (160 °F) inside ; say=sausages ; title=sausage
smoked bacon ; meat pork bacon ; 40 g ; bits 6 diced ; done=until the fat runs and the edges crisp ; say=bacon ; title=bacon
pancetta ; meat pork bacon ; 35 g ; bits 6 diced ; done=until the fat runs and the edges crisp
chorizo ; meat pork bacon spiced ; 40 g ; bits 5 diced ; done=until the red oil runs
ham ; meat pork ready ; 50 g ; ready 0 cut into strips
venison steak ; meat meaty ; 140 g ; sear 8 patted dry ; fry 4 cut into thin strips ; done=until browned outside and at least 63 °C (145 °F) inside ; say=venison ; title=venison
salmon fillets ; fish fillet salmon ; 130 g ; fry 6 skinned and cut into chunks ; bake 14 skin on ; sear 8 skin on ; poach 6 skinned and cut into chunks ; grill 8 skinned and cut into 3 cm cubes ; done=until it flakes easily, 63 °C (145 °F) inside ; say=salmon ; title=salmon
cod fillets ; fish fillet white-fish ; 140 g ; fry 6 cut into chunks ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=cod ; title=cod
haddock fillets ; fish fillet white-fish ; 140 g ; fry 6 cut into chunks ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=haddock ; title=haddock
sea bass fillets ; fish fillet white-fish ; 120 g ; fry 5 cut into chunks ; bake 12 patted dry ; sear 6 patted dry ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=sea bass ; title=sea bass
trout fillets ; fish fillet ; 130 g ; bake 12 skin on ; sear 7 skin on ; done=until it flakes easily, 63 °C (145 °F) inside ; say=trout ; title=trout
mackerel fillets ; fish fillet ; 110 g ; bake 12 patted dry ; sear 6 skin scored ; done=until it flakes easily, 63 °C (145 °F) inside ; say=mackerel ; title=mackerel
tuna steaks ; fish fillet ; 130 g ; sear 8 patted dry ; grill 8 cut into 3 cm cubes ; done=until it flakes in the middle, 63 °C (145 °F) inside ; say=tuna ; title=tuna
canned tuna ; fish ready tin ; 60 g ; ready 0 drained ; say=tuna ; title=tuna
canned sardines ; fish ready tin ; 60 g ; ready 0 drained ; say=sardines ; title=sardine
smoked salmon ; fish ready smoked ; 50 g ; ready 0 torn into strips
anchovies ; fish ready rare ; 10 g ; ready 0 drained and chopped ; title=anchovy
sea bream fillets ; fish fillet rare ; 120 g ; bake 12 patted dry ; sear 6 patted dry ; fry 5 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=sea bream ; title=sea bream
sole fillets ; fish fillet rare ; 120 g ; sear 6 patted dry ; bake 10 patted dry ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=sole ; title=sole
frankfurters ; sausage meat ready rare ; 75 g ; fry 6 sliced ; poach 6 sliced ; done=until hot all through ; title=sausage
pepperoni ; meat pork bacon rare ; 25 g ; bits 3 thinly sliced ; done=until the edges curl
smoked mackerel ; fish ready smoked rare ; 70 g ; ready 0 skinned and flaked ; title=mackerel
smoked trout ; fish ready smoked rare ; 70 g ; ready 0 skinned and flaked ; title=trout
raw prawns ; shellfish prawn ; 110 g ; fry 4 peeled ; sear 4 peeled ; poach 3 peeled ; grill 5 peeled ; done=until pink all over and firm ; say=prawns ; title=prawn
scallops ; shellfish ; 110 g ; sear 4 patted dry ; done=until golden outside and firm all through ; title=scallop
squid ; shellfish ; 120 g ; fry 3 cleaned and cut into rings ; done=until white and just firm
mussels ; shellfish mussel ; 250 g ; steam 5 scrubbed, open ones thrown away ; done=until the shells have opened, and any that stay shut are thrown away ; title=mussel
firm tofu ; tofu meaty plant ; 110 g ; fry 8 pressed and cut into 2 cm cubes ; poach 6 cut into 2 cm cubes ; grill 10 pressed and cut into 3 cm cubes ; roast 25 pressed and cut into 2 cm cubes ; sear 10 pressed and cut into thick slabs ; braise 20 pressed and cut into 2 cm cubes ; crumble 8 crumbled ; done=until golden and firm at the edges ; say=tofu ; title=tofu
tempeh ; tofu meaty plant ; 100 g ; fry 8 cut into thin strips ; grill 10 cut into 3 cm cubes ; roast 25 cut into 2 cm cubes ; sear 10 cut into thick slices ; mince 8 crumbled ; done=until golden at the edges
seitan ; meaty plant ; 70 g ; fry 7 cut into strips ; braise 20 cut into strips ; grill 8 cut into cubes ; sear 8 cut into thick slices ; done=until browned at the edges
halloumi ; cheese frying-cheese ; 60 g ; fry 5 cut into cubes ; grill 6 cut into cubes ; sear 5 cut into thick slices ; roast 20 cut into cubes ; done=until golden outside and soft inside
paneer ; cheese frying-cheese ; 70 g ; fry 6 cut into cubes ; grill 8 cut into cubes ; braise 10 cut into cubes ; sear 6 cut into thick slices ; done=until golden at the edges
egg/eggs ; egg ; 2 ; beat 0 ; poach 6 ; boil 9 ; round=whole
canned chickpeas ; pulse plant ; 120 g ; simmer 15 drained and rinsed ; raw 0 drained and rinsed ; roast 25 drained, rinsed and patted dry ; fry 6 drained, rinsed and patted dry ; blend 0 drained and rinsed ; braise 20 drained and rinsed ; stew 20 drained and rinsed ; say=chickpeas ; title=chickpea
canned black beans ; pulse plant bean ; 120 g ; simmer 15 drained and rinsed ; raw 0 drained and rinsed ; blend 0 drained and rinsed ; fry 6 drained and rinsed ; stew 20 drained and rinsed ; say=black beans ; title=black bean
canned kidney beans ; pulse plant bean ; 120 g ; simmer 15 drained and rinsed ; raw 0 drained and rinsed ; stew 20 drained and rinsed ; say=kidney beans ; title=kidney bean
canned cannellini beans ; pulse plant bean ; 120 g ; simmer 12 drained and rinsed ; raw 0 drained and rinsed ; blend 0 drained and rinsed ; stew 20 drained and rinsed ; say=cannellini beans ; title=white bean
canned butter beans ; pulse plant bean ; 120 g ; simmer 12 drained and rinsed ; raw 0 drained and rinsed ; blend 0 drained and rinsed ; roast 25 drained and rinsed ; stew 20 drained and rinsed ; say=butter beans ; title=butter bean
red lentils ; lentil plant ; 60 g ; dal 22 rinsed ; say=lentils ; title=red lentil
green lentils ; lentil plant ; 60 g ; simmer 25 rinsed ; mince 25 rinsed ; stew 28 rinsed ; say=lentils ; title=lentil
yellow split peas ; lentil plant ; 60 g ; dal 40 rinsed ; say=split peas ; title=split pea
shelled edamame ; green plant quick pulse ; 60 g ; raw 0 cooked and cooled ; fry 3 thawed ; simmer 3 thawed ; say=edamame ; title=edamame
halibut fillets ; fish fillet white-fish rare ; 140 g ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; fry 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=halibut ; title=halibut
hake fillets ; fish fillet white-fish rare ; 140 g ; fry 6 cut into chunks ; bake 14 patted dry ; sear 8 patted dry ; poach 6 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=hake ; title=hake
monkfish ; fish fillet white-fish rare ; 140 g ; bake 15 patted dry ; sear 9 patted dry ; poach 8 cut into chunks ; fry 7 cut into chunks ; grill 9 cut into 3 cm cubes ; done=until it turns white all through, 63 °C (145 °F) inside
tilapia fillets ; fish fillet white-fish rare ; 130 g ; bake 12 patted dry ; sear 6 patted dry ; fry 5 cut into chunks ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=tilapia ; title=tilapia
plaice fillets ; fish fillet white-fish rare ; 130 g ; bake 10 patted dry ; sear 5 patted dry ; done=until it turns white and flakes, 63 °C (145 °F) inside ; say=plaice ; title=plaice
swordfish ; fish fillet rare ; 130 g ; sear 8 patted dry ; grill 9 cut into 3 cm cubes ; done=until it flakes in the middle, 63 °C (145 °F) inside
crab meat ; shellfish ready rare ; 60 g ; ready 0 picked over
clams ; shellfish mussel rare ; 250 g ; steam 6 scrubbed ; done=until the shells have opened, and any that stay shut are thrown away
rabbit ; meat meaty rare ; 180 g ; braise 75 jointed ; done=until it comes off the bone, 71 °C (160 °F) inside
veal ; meat meaty rare ; 140 g ; sear 7 patted dry ; fry 4 cut into thin strips ; braise 80 cut into 3 cm cubes ; done=until browned outside and at least 63 °C (145 °F) inside
diced goat ; meat meaty lamb rare ; 150 g ; braise 100 ; done=until a fork slides in without effort ; say=goat ; title=goat
prosciutto ; meat pork ready rare ; 25 g ; ready 0 torn
salami ; meat pork ready rare ; 25 g ; ready 0 sliced
`;
