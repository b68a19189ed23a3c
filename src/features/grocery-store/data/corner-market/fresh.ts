/** Dairy, eggs, meat, fish and bread of the test store. */
export const DAIRY = `
whole milk; milk; full-fat milk | 1 l 1.19, 2 l 2.09
semi-skimmed milk; 2% milk; low-fat milk | 1 l 1.15, 2 l 1.99
oat milk | 1 l 1.89
almond milk | 1 l 1.99
soy milk; soya milk | 1 l 1.79
buttermilk | 500 ml 1.49
double cream; heavy cream; whipping cream; heavy whipping cream | 300 ml 1.89, 600 ml 3.29
single cream; light cream; half-and-half | 300 ml 1.59
soured cream; sour cream | 300 ml 1.49
creme fraiche; crème fraîche | 200 ml 1.39
butter; salted butter | 250 g 2.29, 500 g 4.19
unsalted butter | 250 g 2.29, 500 g 4.19
margarine; vegan butter; plant butter | 500 g 2.49
yogurt; plain yogurt; natural yoghurt; yoghurt | 500 g 1.59, 1 kg 2.79
greek yogurt; greek yoghurt; greek-style yogurt | 500 g 2.29, 1 kg 3.99
cheddar; cheddar cheese; mature cheddar; sharp cheddar | 200 g 2.49, 400 g 4.29
parmesan; parmesan cheese; parmigiano reggiano; hard cheese | 100 g 2.29, 200 g 4.19
pecorino; pecorino romano | 150 g 3.29
mozzarella; fresh mozzarella; mozzarella cheese | 125 g 1.29, 250 g 2.19
grated mozzarella; shredded mozzarella | 250 g 2.39
feta; feta cheese | 200 g 2.29
goat cheese; goat's cheese; goats cheese | 150 g 2.79
halloumi | 225 g 2.99
ricotta; ricotta cheese | 250 g 1.79
cottage cheese | 300 g 1.69
cream cheese; soft cheese | 200 g 1.69
mascarpone | 250 g 2.29
gruyere; gruyère; swiss cheese | 200 g 3.99
blue cheese; gorgonzola; stilton | 150 g 2.69
monterey jack; pepper jack; mexican cheese | 200 g 2.79
paneer | 225 g 2.79
egg; large egg; free-range egg | 6 ct 1.79, 12 ct 3.29
`;
export const MEAT = `
chicken breast; boneless skinless chicken breast; chicken breast fillet | 300 g 3.49, 650 g 6.79
chicken thigh; boneless chicken thigh | 500 g 3.99, 1 kg 7.29
chicken drumstick; chicken leg | 1 kg 4.29
whole chicken; chicken | 1.5 kg 6.99
minced chicken; ground chicken | 450 g 4.49
ground turkey; minced turkey; turkey mince | 450 g 4.49
turkey breast | 500 g 5.49
minced beef; ground beef; beef mince; lean ground beef | 250 g 2.99, 500 g 4.99
stewing beef; beef chuck; stew beef; beef stew meat | 500 g 6.49
sirloin steak; steak; beef steak; rump steak; flank steak | 250 g 5.99
minced pork; ground pork; pork mince | 500 g 4.29
pork chop | 400 g 4.49
pork shoulder | 1 kg 6.99
pork tenderloin; pork fillet | 450 g 5.29
pork sausage; sausage; italian sausage | 400 g 3.49
chorizo | 200 g 2.99
bacon; streaky bacon; back bacon | 200 g 2.49, 300 g 3.49
pancetta | 150 g 2.49
ham; cooked ham | 150 g 2.29
prosciutto; parma ham | 90 g 3.29
salami; pepperoni | 100 g 2.29
minced lamb; ground lamb; lamb mince | 500 g 6.49
lamb chop; lamb shoulder | 500 g 8.99
`;
export const FISH = `
salmon; salmon fillet | 240 g 5.49, 480 g 9.99
smoked salmon | 100 g 3.79
cod; cod fillet; white fish; white fish fillet | 250 g 4.49
haddock; haddock fillet | 250 g 4.69
tuna steak | 220 g 4.99
trout; trout fillet | 250 g 4.79
prawn; shrimp; king prawn; raw prawn; large shrimp | 180 g 3.99, 400 g 7.99
mussel | 1 kg 4.49
scallop | 200 g 6.99
squid; calamari | 300 g 4.79
`;
export const BAKERY = `
sandwich bread; white bread; bread; sliced bread | 800 g 1.49
wholemeal bread; whole wheat bread; wholegrain bread; brown bread | 800 g 1.69
sourdough; sourdough bread; crusty bread; country bread | 500 g 2.79
baguette; french bread | each 1.19
ciabatta | 300 g 1.79
burger bun; hamburger bun; brioche bun | 4 ct 1.89
bread roll; dinner roll | 6 ct 1.59
pita; pita bread; pitta bread | 6 ct 1.29
naan; naan bread | 2 ct 1.69
flour tortilla; tortilla; tortilla wrap; wrap | 8 ct 1.79
corn tortilla; taco shell | 12 ct 2.09
bagel | 5 ct 1.89
english muffin | 4 ct 1.29
croissant | 4 ct 2.29
`;
