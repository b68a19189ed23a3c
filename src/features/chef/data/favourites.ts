/**
 * What people like to eat on an occasion or in a mood, by the mood's name in rules/request/manner-words.ts or the equipment's in
 * rules/request/restriction-words.ts: titles of dishes with a name, the most liked first. 'kind curry' is what is liked of a kind of dish, by
 * the id of the kind; 'food leek' is what people cook first from a food, by its name in the larder.
 */
export const FAVOURITES = `
any: Spaghetti Bolognese, Roast Chicken, Chicken Tikka Masala, Lasagne, Chili con Carne, Pad Thai, Mushroom Risotto, Honey Garlic Chicken, Shakshuka, Chicken Fajitas, Spaghetti Carbonara, Salmon and Asparagus Traybake, Chicken Souvlaki, Lentil Curry, Cottage Pie, Moussaka, Butter Chicken, Prawn Linguine, Beef Stroganoff, Chicken Teriyaki, Sausage Traybake, Ratatouille, Pasta alla Norma, Greek Salad, Minestrone, Beef Tacos, Paella, Falafel
easy: Chicken Pesto Traybake, Sausage Traybake, Salmon and Asparagus Traybake, Honey Garlic Chicken, Chicken Curry, Weeknight Mince Pasta, Lentil Curry, Quesadillas, Baked Feta Pasta, Chicken Fajitas, Sheet Pan Sausages and Vegetables, Bacon and Pea Pasta, Shakshuka, One-Pot Chicken and Rice, Chicken in Tarragon Cream, Salmon in Dill Sauce, Steak with Red Wine Sauce, Pan-Fried Sea Bass with Lemon Butter, Creamy Tuscan Chicken, Jacket Potatoes, French Omelette, Brownies, No-Bake Cheesecake, Eton Mess, Apple Crumble, Lemon Posset, Chocolate Mousse, Banana Muffins, Flapjacks, Baked Camembert, Pear and Blue Cheese Salad, Bruschetta, Caprese Salad, Overnight Oats, Garlic Bread, Roasted Broccoli, Garlicky Green Beans with Almonds
show: Beef Wellington, Mushroom Wellington, Salmon en Croute, Roast Rack of Lamb, Pavlova, Baked Alaska, Profiteroles, Black Forest Cake, Whole Roast Cauliflower with Tahini, Stuffed Butternut Squash, Paella, Bouillabaisse, Beef Bourguignon, Porchetta, Chocolate Souffle, Mille-Feuille, Seared Scallops with Pea Purée, English Trifle
newparents: Lasagne, Cottage Pie, Chicken Casserole, Beef Stew, Chili con Carne, Chicken and Rice Casserole, Fish Pie, Lentil Curry, Baked Ziti, Vegetable Lasagne, Freezer Burritos, Minestrone
vegside: Garlicky Green Beans with Almonds, Garlic Buttered Greens, Roasted Broccoli, Honey-Glazed Carrots, Minted Peas, Roasted Cauliflower, Roasted Brussels Sprouts, Creamed Spinach, Roasted Carrots, Grilled Vegetables, Braised Red Cabbage, Roast Vegetables
grandside: Whole Roast Cauliflower with Tahini, Roast Carrots with Feta and Pistachios, Gratin Dauphinois, Hasselback Potatoes, Roasted Brussels Sprouts, Garlicky Green Beans with Almonds, Autumn Vegetable Traybake
side: Roast Potatoes, Gratin Dauphinois, Garlicky Green Beans with Almonds, Honey-Glazed Carrots, Garlic Buttered Greens, Potato Wedges, Mashed Potatoes, Roasted Broccoli, Coleslaw, Minted Peas, Hasselback Potatoes, Roasted Cauliflower, Garlic Bread, Corn on the Cob, Elote, Macaroni Salad, Cucumber Salad, American Potato Salad
soft: Stovetop Mac and Cheese, Cottage Pie, Mushroom Risotto, Scrambled Eggs, Fish Pie, Carrot and Ginger Soup, Potato Leek Soup, Dal Tadka, Rice Pudding, Porridge, Chocolate Mousse
unchopped: Cacio e Pepe, Pasta al Pesto, Stovetop Mac and Cheese, Scrambled Eggs, Quesadillas, Beans on Toast, French Omelette, Jacket Potatoes, Porridge, Overnight Oats
diabetic: Chicken Souvlaki, Salmon and Asparagus Traybake, Shakshuka, Chana Masala, Beef and Broccoli, Ratatouille, Baked Cod with Tomatoes, Tandoori Chicken, Lentil Curry, Spinach and Chickpea Stew, Palak Paneer, Tofu Scramble, Tuna and Bean Salad, Lentil Salad with Mustard Dressing, Chicken and Quinoa Lunch Boxes
hindu: Palak Paneer, Chana Masala, Dal Tadka, Malai Kofta, Chicken Tikka Masala, Rajma, Aloo Gobi, Baingan Bharta
spicy: Thai Basil Chicken, Chilli Garlic Prawns, Chicken Vindaloo, Mapo Tofu, Kung Pao Chicken, Jerk Chicken, Chilli Garlic Noodles, Penne all'Arrabbiata, Drunken Noodles, Chana Masala, Chili con Carne, Kimchi Stew, Chicken Madras, Dan Dan Noodles, Hot and Sour Soup, Tom Yum Soup, Peri-Peri Chicken, Buffalo Wings, Jalapeño Poppers, Chakalaka, Huevos Rancheros
pub: Fish and Chips, Steak and Ale Pie, Bangers and Mash, Hamburger, Ploughman's Lunch, Scotch Eggs, Chicken Pot Pie, Buffalo Wings, Sticky Toffee Pudding
street: Beef Tacos, Chicken Shawarma, Pad Thai, Banh Mi, Falafel, Birria, Chicken Satay, Empanadas, Arepas, Korean Fried Chicken, Bhel Puri, Currywurst, Elote
takeaway: Chicken Tikka Masala, Sweet and Sour Chicken, Pad Thai, Hamburger, Pizza Margherita, Butter Chicken, Kung Pao Chicken, Egg Fried Rice, Chow Mein, Korean Fried Chicken
jain: Jain Palak Paneer, Jain Vegetable Pulao, Jain Pav Bhaji, Palak Paneer, Chana Masala, Rajma, Upma, Malai Kofta, Caprese Salad
hangover: Full English Breakfast, Breakfast Burrito, Shakshuka, Huevos Rancheros, Fried Eggs on Toast, Chilaquiles, Ham and Cheese Omelette, Grilled Cheese Sandwich, Quesadillas
diwali: Coconut Ladoo, Gulab Jamun, Kheer, Samosas, Onion Bhajis, Chicken Biryani, Palak Paneer
dessert: Tiramisu, Apple Crumble, Brownies, New York Cheesecake, Chocolate Mousse, Panna Cotta, No-Bake Cheesecake, Lemon Tart, Eton Mess, Creme Brulee, Chocolate Fondant, Carrot Cake, Rice Pudding, Rote Grütze, Vegan Tiramisu, Avocado Chocolate Mousse, Lemon Sorbet
breakfast: Buttermilk Pancakes, Porridge, Scrambled Eggs, Granola, Shakshuka, Overnight Oats, French Toast, Bircher Muesli, Egg Muffins, Waffles, Eggs Benedict, Tofu Scramble, Chia Pudding, French Omelette
snacks: Hummus, Nachos, Guacamole, Popcorn, Flapjacks, Energy Balls, Cheese Straws, Spiced Nuts, Banana Muffins, Devilled Eggs, Quesadillas, Potato Wedges
drinks: Lemonade, Iced Tea, Hot Chocolate, Mango Lassi, Banana Smoothie, Masala Chai, Mojito, Fruit Punch
lunch: Quesadillas, Jacket Potatoes, Tomato Soup, Pasta Salad, Chicken Caesar Wrap, Greek Salad, Egg Fried Rice, Minestrone, Avocado Toast, Tortilla Española, Croque Monsieur, Chicken Salad, Lentil Salad with Mustard Dressing, Poke Bowl, Quiche Lorraine, Potato Leek Soup, Frittata with Spinach and Feta
roast: Roast Chicken, Roast Beef, Nut Roast, Roast Pork with Crackling, Roast Leg of Lamb, Glazed Gammon
starter: Bruschetta, Caprese Salad, Prawn Cocktail, Pumpkin Soup, Garlic Mushrooms, Gazpacho, Stuffed Mushrooms, Carrot and Ginger Soup
comfort: Mac and Cheese, Beef Stew, Cottage Pie, Lasagne, Chicken Pot Pie, Chicken Noodle Soup, Shepherd's Pie, Goulash, Toad in the Hole, Butter Chicken, Meatloaf, Baked Ziti, Beef Stroganoff, Chicken Casserole, Irish Stew, Pot Roast, French Onion Soup, Tomato Soup, Minestrone, Lentil Curry, Ham and Potato Gratin, Apple Crumble, Sticky Toffee Pudding, Rice Pudding, Bread and Butter Pudding, Porridge, Hot Chocolate, Golden Milk, Masala Chai, Hot Apple Punch
light: Salade Nicoise, Honey Soy Salmon with Broccoli, Grilled Lemon Herb Chicken, Chicken Noodle Soup, Frittata with Spinach and Feta, Baked Cod with Tomatoes, Summer Rolls, Greek Salad, Chicken Stir-Fry, Miso Soup, Minestrone, Tomato Soup, Ceviche, Gazpacho, Chermoula Fish, Fattoush, Tom Yum Soup, Pho, Lentil Salad with Mustard Dressing, Chicken Souvlaki, Gambas al Ajillo, Strawberries with Mint and Lime, Lemon Sorbet, Summer Pudding, Berry Compote, Frozen Yogurt, Larb
healthy: Salmon and Asparagus Traybake, Honey Soy Salmon with Broccoli, Grilled Lemon Herb Chicken, Chicken Souvlaki, Lentil Curry, Minestrone, Poke Bowl, Chana Masala, Chermoula Fish, Ratatouille, Mujaddara, Turkish Lentil Soup, Shakshuka, Spinach and Chickpea Stew, Chicken Teriyaki, Bircher Muesli, Overnight Oats, Chia Pudding, Hummus, Energy Balls, Green Smoothie
cheap: Pasta e Fagioli, Bean and Cheese Tortillas, Chana Masala, Dal Tadka, Pasta e Ceci, Spaghetti Aglio e Olio, Jacket Potatoes, Mujaddara, Egg Fried Rice, Lentil Curry, Potato Soup, Sausage and Bean Casserole, Minestrone, Tuna Pasta Bake, Shakshuka, Gallo Pinto, Bubble and Squeak, Beans on Toast, Devilled Eggs, Cheese Straws, Hummus, Popcorn, Porridge, Flapjacks, Rice Pudding
quick: Fifteen-Minute Tomato Pasta, Honey Garlic Chicken, Garlic Butter Prawns with Couscous, Weeknight Mince Pasta, Bacon and Pea Pasta, Spaghetti Aglio e Olio, Egg Fried Rice, Quick Ramen, Quesadillas, Pasta al Pesto, Cacio e Pepe, Thai Basil Chicken, Pork Noodles with Pak Choi, Pasta al Limone, Peanut Noodles, Spaghetti Carbonara, Pork and Cabbage Stir-Fry, Stovetop Mac and Cheese, Pasta with Ham and Peas, French Omelette, Ham and Cheese Omelette, Scrambled Eggs, Tuna Sandwich, Microwave Mug Cake, Zabaglione
kids: Fifteen-Minute Tomato Pasta, Spaghetti Bolognese, Mac and Cheese, Bacon and Pea Pasta, Weeknight Mince Pasta, Chicken Nuggets, Fish Fingers, Pizza Margherita, Italian Meatballs, Cottage Pie, Quesadillas, Stovetop Mac and Cheese, Frikadellen, Tortilla Pinwheels, Egg Muffins, Pasta Salad, Banana Egg Pancakes, Buttermilk Pancakes, Carrot Muffins, Flapjacks, Chocolate Chip Cookies, Rice Crispy Treats, Banana Smoothie, Sausage Rolls, Pigs in Blankets, Mini Burgers, Cheese Straws
family: Lasagne, Roast Chicken, Cottage Pie, Spaghetti Bolognese, Sausage Traybake, Chicken Casserole, Moussaka, Baked Ziti, Roast Beef, Chicken and Rice Casserole, Apple Crumble
date: Steak with Red Wine Sauce, Pan-Fried Steak with Garlic Butter, Pan-Fried Sea Bass with Lemon Butter, Chicken in Tarragon Cream, Roast Rack of Lamb, Salmon in Dill Sauce, Eggs Benedict, Crepes, French Toast, Steak au Poivre, Seared Scallops with Pea Purée, Baked Camembert, Pear and Blue Cheese Salad, Prawn Linguine, Mushroom Risotto, Saltimbocca, Creamy Tuscan Chicken, Coq au Vin, Spaghetti alle Vongole, Chicken Marsala, Steak Frites, Duck a l'Orange, Coquilles Saint-Jacques, Mushroom Wellington, Salmon en Croute, Beef Wellington, Duck Confit, Moules Marinieres, Prawn and Pea Risotto, Prawn Cocktail, Gravlax, Chicken Liver Pate, Goat's Cheese and Red Onion Tart, Chocolate Fondant, Creme Brulee, Tiramisu, Panna Cotta, Lemon Posset, Chocolate Souffle, Lemon Tart, Profiteroles, Pavlova, Posh Spaghetti with Prawns and Lemon
finger: Caprese Skewers, Sausage Rolls, Mini Quiches, Cocktail Meatballs, Devilled Eggs, Ham and Cheese Pinwheels, Feta Filo Triangles, Bruschetta, Pigs in Blankets, Bacon-Wrapped Dates, Smoked Salmon Canapés, Chicken Satay, Stuffed Mushrooms, Mushroom Vol-au-Vents, Mini Burgers, Cheese Straws, Spring Rolls, Falafel, Onion Bhajis, Chicken Nuggets, Fish Fingers, Tortilla Pinwheels, Empanadas
party: Chili con Carne, Pulled Pork, Lasagne, Cheese and Leek Soup with Mince, Paella, Chicken Tikka Masala, Carnitas, Goulash Soup, Jambalaya, Moussaka, Caprese Skewers, Cocktail Meatballs, Sausage Rolls, Fruit Punch, Sangria, Chocolate Cake, Brownies, English Trifle
potluck: Pasta Salad, Baked Ziti, Quiche Lorraine, Seven-Layer Dip, Tortilla Española, Greek Salad, German Potato Salad, Lasagne, Chili con Carne, Moussaka, Coleslaw, Caponata, Spanakopita, Brownies, Lemon Bars
picnic: Pasta Salad, Lentil Salad with Mustard Dressing, Greek Salad, Salade Nicoise, Tortilla Española, Quiche Lorraine, Sausage Rolls, Scotch Eggs, Cornish Pasties, Coronation Chicken, Tortilla Pinwheels, Chicken Salad, Chicken Caesar Wrap, Tabbouleh, Egg Muffins, Empanadas, Macaroni Salad, Summer Rolls, Overnight Oats, Banana Muffins, Banana Oat Cookies, Hummus, Flapjacks, Lemonade, Iced Tea, Carrot Muffins
mealprep: Chili con Carne, Lentil Curry, Cottage Pie, Beef Stew, Turkey Chili Lunch Boxes, Chicken and Quinoa Lunch Boxes, Chicken Tikka Masala, Goulash, Minestrone, Chicken and Rice Casserole, Baked Ziti, Chicken Casserole, Dal Tadka, Turkish Lentil Soup, Egg Muffins, Overnight Oats, Chia Pudding
summer: Greek Salad, Salade Nicoise, Chicken Souvlaki, Panzanella, Pasta Salad, Orzo Salad, Summer Rolls, Caprese Salad, Gazpacho, Ceviche, Fattoush, Tortilla Española, Lemon Sorbet, Eton Mess, Summer Pudding, Frozen Yogurt, Lemonade, Iced Tea, Mojito, Iced Coffee, Prawn and Avocado Salad, Thai Noodle Salad
creamy: Chickpea and Potato Korma, Creamy Tuscan Chicken, Fettuccine Alfredo, Chicken Alfredo, Butter Chicken, Beef Stroganoff, Mushroom Risotto, Gratin Dauphinois, Chicken Korma, Salmon Soup, Mac and Cheese, Panna Cotta
sticky: Honey Garlic Chicken, BBQ Ribs, Sticky Sausages, Char Siu Pork, Mongolian Beef, Sesame Chicken, Orange Chicken
cheesy: Cheese and Potato Bake, Tartiflette, Hot Cheddar and Cranberry Melt, Mac and Cheese, Stovetop Mac and Cheese, Lasagne, Baked Ziti, Quesadillas, Käsespätzle, Grilled Cheese Sandwich, Pizza Margherita, Cheese and Onion Pie, Cauliflower Cheese, Gratin Dauphinois, Welsh Rarebit, Cheese Fondue, Baked Gnocchi with Spinach and Ricotta
allday: Beef Bourguignon, Braised Short Ribs, Pulled Pork, Lancashire Hotpot, Pot Roast, Braised Lamb Shanks, Osso Buco, Beef Stew, Goulash, Cassoulet, Carnitas, Oxtail Stew, Mississippi Pot Roast
adventurous: Bibimbap, Laksa, Larb, Beef Rendang, Ceviche, Moqueca, Khachapuri, Okonomiyaki, Misir Wot, Mapo Tofu, Jollof Rice, Peking Duck
lunarnewyear: Peking Duck, Chinese Steamed Fish, Red-Braised Pork, Char Siu Pork, Potstickers, Chow Mein, Spring Rolls
protein: Chicken and Quinoa Lunch Boxes, Turkey Chili Lunch Boxes, Chicken Souvlaki, Beef and Broccoli, Pork and Cabbage Stir-Fry, Salmon and Asparagus Traybake, Beef and Courgette Skillet, Tandoori Chicken, Burrito Bowl, Chicken Teriyaki, Larb, Lentil Curry, Devilled Eggs, Energy Balls, Hummus, Scrambled Eggs with Cottage Cheese, Protein Overnight Oats, Egg Muffins, Tofu Scramble, Chicken Caesar Wrap, Cottage Cheese Bowl with Berries
nocook: Rice Noodle Bowl, Cold Chicken and Hummus Wraps, Greek Salad, Couscous Salad with Chickpeas, Tuna and Bean Salad, Gazpacho, Caprese Salad, Chicken Salad, Prawn Cocktail, Ceviche, Tortilla Pinwheels, Cucumber Salad, Bircher Muesli, Overnight Oats, Eton Mess, Chia Pudding, Hummus, Guacamole, Obatzda Board
weekend: Beef Bourguignon, Lasagne, Carnitas, Roast Chicken, Ramen, Pulled Pork, Cassoulet, Beef Rendang, Croissants, Cinnamon Buns
movie: Popcorn, Nachos, Caramel Popcorn, Loaded Potato Skins, Mini Burgers, Rice Crispy Treats, Seven-Layer Dip, Loaded Fries
gameday: Nachos, Buffalo Wings, Loaded Potato Skins, Mini Burgers, Seven-Layer Dip, Buffalo Chicken Dip, Pigs in Blankets, Sausage Rolls, Jalapeño Poppers, Hot Dogs, Loaded Fries
hidden: Hidden Vegetable Pasta, Carrot Muffins, Courgette Bread, Smooth Cauliflower Mac and Cheese, Chicken and White Bean Nuggets, Mashed Potato with Hidden Parsnip and Sausages
salty: Popcorn, Nachos, Cheese Straws, Spiced Nuts, Potato Wedges, French Fries, Onion Rings, Loaded Potato Skins, Hash Browns
tapas: Patatas Bravas, Gambas al Ajillo, Croquetas, Albondigas, Pan con Tomate, Tortilla Española, Garlic Mushrooms, Fried Calamari, Bacon-Wrapped Dates
mezze: Hummus, Baba Ghanoush, Tabbouleh, Falafel, Fattoush, Dolmades, Labneh, Tzatziki, Feta Filo Triangles
iron: Beef and Broccoli, Lentil Curry, Spinach and Chickpea Stew, Palak Paneer, Chili con Carne, Misir Wot, German Lentil Soup, Moules Marinieres, Beef Stew, Mujaddara, Dal Tadka
fibre: Bircher Muesli, Chana Masala, Lentil Curry, Minestrone, Pasta e Fagioli, Chili con Carne, Spinach and Chickpea Stew, Split Pea Soup with Ham, Rajma, Mujaddara, Burrito Bowl, Porridge, Energy Balls
calcium: Palak Paneer, Spanakopita, Cauliflower Cheese, Broccoli Cheddar Soup, Frittata with Spinach and Feta, Bircher Muesli
omega: Salmon and Asparagus Traybake, Poke Bowl, Salmon Soup, Salmon en Croute, Pasta con le Sarde
gut: Kimchi Fried Rice, Kimchi Stew, Miso Soup, Tzatziki, Overnight Oats, Bircher Muesli, Raita
grillout: Lemon and Herb Grilled Chicken Thighs, Chicken Souvlaki, Hamburger, Kofta Kebabs, Steak with Chimichurri, BBQ Ribs, Peri-Peri Chicken, Vegetable Skewers, Veggie Burger, Suya, Jerk Chicken, Bulgogi, Tandoori Chicken, American Potato Salad, Coleslaw, Elote, Corn on the Cob, Macaroni Salad, Cucumber Salad, Garlic Bread
camping: Campfire Sausage Wraps, Sausage and Bean Casserole, Chili con Carne, Shakshuka, Pasta e Ceci, Smoked Sausage and Cabbage Skillet, Lentil Curry, Sloppy Joes, Gallo Pinto, Buttermilk Pancakes, Scrambled Eggs
christmas: Roast Turkey, Glazed Gammon, Beef Wellington, Nut Roast, Roast Beef, Christmas Cookies, Christmas Pudding, Mince Pies, Vanilla Crescents, Gingerbread, Christmas Stollen, Mulled Wine, Eggnog, Hot Apple Punch, Prawn Cocktail, Gravlax, Smoked Salmon Canapés, Roast Potatoes, Braised Red Cabbage
easter: Roast Leg of Lamb, Glazed Gammon, Roast Rack of Lamb, Roast Chicken, Spanakopita, Hot Cross Buns, Carrot Cake, Devilled Eggs
thanksgiving: Roast Turkey, Roast Chicken, Glazed Gammon, Nut Roast, Autumn Vegetable Traybake, Sweet Potato Casserole, Green Bean Casserole, Thanksgiving Stuffing, Mashed Potatoes, Cranberry Sauce, Pumpkin Pie, Pecan Pie, Apple Pie
halloween: Pumpkin Soup, Stuffed Peppers, Caramel Popcorn, Rice Crispy Treats, Pumpkin Pie, Vanilla Cupcakes, Gingerbread
newyear: Smoked Salmon Canapés, Blini, Mini Quiches, Bacon-Wrapped Dates, Cheese Fondue, Prawn Cocktail, Gravlax, Coquilles Saint-Jacques, Bruschetta
bonfire: Bonfire Soup, Chili con Carne, Jacket Potatoes, Sausage and Bean Casserole, Hot Dogs, Pulled Pork, Pumpkin Soup, Caramel Popcorn, Hot Apple Punch
autumn: Pumpkin Soup, Mushroom Risotto, Sausage Traybake, Beef Stew, Apple Crumble, Pear Tart, Braised Red Cabbage, Hot Apple Punch
slow-cooker: Slow Cooker Beef Stew, Slow Cooker Chicken Curry, Slow Cooker Chili, Slow Cooker Pulled Pork, Slow Cooker Chicken Casserole, Slow Cooker Bolognese, Slow Cooker Chicken Noodle Soup, Slow Cooker Lentil Soup, Slow Cooker Vegetable Soup, Pulled Pork, Beef Stew, Chili con Carne, Pot Roast, Chicken Casserole, Goulash, Beef Bourguignon, Ropa Vieja, Lamb Rogan Josh, German Lentil Soup, Slow Cooker Lamb Tagine
pressure-cooker: Pressure Cooker Chickpea Stew, Pressure Cooker Bean and Sausage Stew, Pressure Cooker Lentil and Chorizo Stew, Pressure Cooker Chicken and Rice, Pressure Cooker Beef Stew, Pressure Cooker Chili, Pressure Cooker Dal, Pressure Cooker Vegetable Soup, Pressure Cooker Chicken Soup, Beef Stew, Chili con Carne, Dal Makhani, Pot Roast, Goulash, Carnitas, Chicken Biryani, German Lentil Soup, Pressure Cooker Pulled Pork, Pressure Cooker Chicken Biryani
microwave: Microwave Chicken with Couscous, Microwave Fish with Peas, Microwave Jacket Potatoes, Microwave Scrambled Eggs, Microwave Mug Cake
air-fryer: Air Fryer Chicken Thighs, Air Fryer Salmon, Air Fryer Sausages and Peppers, Air Fryer Chicken and Vegetables, Air Fryer Chicken Breast, Air Fryer Cauliflower, Air Fryer Potatoes, Air Fryer Vegetables, Chicken Nuggets, Peri-Peri Chicken, Potato Wedges, Sweet Potato Fries, Roast Vegetables, Tandoori Chicken, Buffalo Wings, Air Fryer Pork Belly Bites
teatime: Scones, Victoria Sponge, Lemon Drizzle Cake, Coffee and Walnut Cake, Bakewell Tart, Shortbread, Carrot Cake, Smoked Salmon Canapés
halal: Lamb Tagine with Prunes, Chicken Biryani, Harira, Kofta Kebabs, Lamb Rogan Josh, Chicken Shawarma, Maqluba, Butter Chicken, Mujaddara
brunch: Eggs Benedict, Shakshuka, Buttermilk Pancakes, Huevos Rancheros, French Toast, Full English Breakfast, Avocado Toast, Frittata with Spinach and Feta, Waffles
healthykids: Salmon and Pea Pasta, Hidden Vegetable Pasta, Chicken and White Bean Nuggets, Fifteen-Minute Tomato Pasta, Chicken Casserole, Carrot and Red Lentil Soup, Chicken Noodle Soup, Cottage Pie, Courgette Bread, Carrot Muffins
crisp: Korean Fried Chicken, Chicken Nuggets, Fish and Chips, Falafel, Potato Wedges, Onion Rings, Quesadillas, Spring Rolls
sweetsnack: Flapjacks, Energy Balls, Banana Oat Cookies, Chocolate Chip Cookies, Banana Muffins, Rice Crispy Treats, Berry Yogurt Cups
latesnack: Grilled Cheese Sandwich, Quesadillas, Welsh Rarebit, Scrambled Eggs, Popcorn, Nachos
hanukkah: Reibekuchen, Matzo Ball Soup, Braised Beef Brisket, Doughnuts
sweetsalty: Caramel Popcorn, Spiced Nuts, Rocky Road
sweetmorning: Buttermilk Pancakes, French Toast, Waffles, Crepes, Porridge, Granola, Overnight Oats, Bircher Muesli, Banana Oat Pancakes, Banana Muffins, Chia Pudding, Cinnamon Buns
sour: Hot and Sour Soup, Cucumber Salad, Chicken Adobo, Sauerkraut with Bratwurst, Solyanka, Tom Yum Soup, German Potato Salad, Quick Pickled Onions
race: Spaghetti al Pomodoro, Pasta with Tuna and Tomatoes, Pasta Primavera
traditional: Mince and Tatties, Cottage Pie, Roast Chicken, Shepherd's Pie, Chicken Casserole, Fish Pie, Beef Stew, Potato Leek Soup, Chicken Noodle Soup, Mac and Cheese, Bangers and Mash, Irish Stew, Rice Pudding, Apple Crumble, Scrambled Eggs
lowcarb: Beef and Broccoli, Creamy Tuscan Chicken, Salmon and Asparagus Traybake, Chicken Souvlaki, Beef and Courgette Skillet, Steak with Chimichurri, Chicken Caesar Wrap, Courgetti, Pan-Fried Pork Chops, Pan-Seared Lamb Chops, Baked Cod with Tomatoes, Larb
ahead: Overnight Beef Casserole, Lasagne, Fish Pie, Beef Bourguignon, Chicken Casserole, Moussaka, Coq au Vin, Vegetable Lasagne, Chicken Tagine with Apricots, Lamb Tagine with Prunes, Vegetable Tagine, Chicken Liver Pate, Gravlax, Gazpacho, Tiramisu, Panna Cotta, New York Cheesecake, Chocolate Mousse, English Trifle, Lemon Posset, No-Bake Cheesecake, Overnight Oats, Sausage Rolls, Mini Quiches
onepot: One-Pot Chicken and Rice, One-Pot Pasta, One-Pot Sausage Pasta, Smoked Sausage and Cabbage Skillet, Arroz con Pollo, Jambalaya, Shakshuka, Lentil Curry, Chickpea and Spinach Coconut Curry, Cod with Chorizo and White Beans, Beef Stew, Minestrone
gentle: Chicken Noodle Soup, Carrot and Ginger Soup, Potato Leek Soup, Congee, Porridge, Boiled Eggs with Toast Soldiers, Scrambled Eggs
familiar german: Rouladen, Frikadellen, Königsberger Klopse, Sausage and Potato Stew, German Lentil Soup
familiar french: Hachis Parmentier, Blanquette de Veau, Pot-au-Feu, Beef Bourguignon, Coq au Vin, Quiche Lorraine
familiar spanish: Tortilla Española, Albondigas, Croquetas, Cocido Madrileno, Fabada, Pisto
familiar italian: Lasagne, Italian Meatballs, Chicken Cacciatore, Minestrone, Pasta e Fagioli, Aubergine Parmigiana
unheated: Greek Salad, Tuna and Bean Salad, Caprese Salad, Panzanella, Ploughman's Lunch, Obatzda Board, Silken Tofu with Soy and Ginger
unchilled: Lentil Curry, Camping Couscous, Pasta e Ceci, Dal Tadka, Gallo Pinto, Pasta with Tuna and Tomatoes, Spaghetti Aglio e Olio, Chickpea and Spinach Coconut Curry
kettle: Rice Noodle Bowl, Couscous Salad with Chickpeas
one-bowl: Quick Ramen, Turkish Lentil Soup, Chicken Noodle Soup, Pasta e Ceci, Tomato and Lentil Soup, Quick Egg and Pea Fried Rice, Stovetop Mac and Cheese, Carrot and Red Lentil Soup
overnight: Overnight Oats, Bircher Muesli, Chia Pudding, Egg Muffins, Breakfast Casserole, French Toast Casserole, Banana Muffins, Protein Overnight Oats
bake-later: Lasagne, Cottage Pie, Fish Pie, Moussaka, Baked Ziti, Spinach and Ricotta Cannelloni, Tuna Pasta Bake, Vegetable Lasagne, Shepherd's Pie
child-alone: Berry Yogurt Cups, Cheese and Apple Roll-Ups, Overnight Oats, Cottage Cheese Bowl with Berries, Caprese Skewers
cast-iron: Quick Pan Pizza, Cornbread, Skillet Apple Crumble, Tarte Tatin, Steak with Blue Cheese Sauce
one-burner: One-Pot Pasta, One-Pot Sausage Pasta, Lentil Curry, Pasta e Ceci, Chili con Carne, Shakshuka, One-Pot Chicken and Rice, Chickpea and Spinach Coconut Curry, Gallo Pinto
redwine: Steak with Red Wine Sauce, Beef Bourguignon, Roast Rack of Lamb, Braised Lamb Shanks, Coq au Vin, Osso Buco, Braised Short Ribs, Duck Confit, Mushroom Risotto, Pan-Seared Lamb Chops, Mushroom Wellington
whitewine: Pan-Fried Sea Bass with Lemon Butter, Moules Marinieres, Prawn and Pea Risotto, Prawn Linguine, Spaghetti alle Vongole, Salmon in Dill Sauce, Chicken in Tarragon Cream, Goat's Cheese and Red Onion Tart
afterfeast: Miso Soup, Tomato Soup, Greek Salad, Carrot and Ginger Soup, Potato Leek Soup, Gazpacho, Tom Yum Soup, Fattoush, Minestrone, Caprese Salad
buffet: Quiche Lorraine, Pasta Salad, Coronation Chicken, Tortilla Española, German Potato Salad, Sausage Rolls, Mini Quiches, Spanakopita, Greek Salad, Caprese Skewers, Orzo Salad
bakesmell: Cinnamon Buns, Banana Bread, Apple Crumble, Focaccia, Gingerbread, Chocolate Chip Cookies, Lemon Drizzle Cake
decorated: Iced Biscuits, Vanilla Cupcakes, Gingerbread, Vanilla Birthday Cake
child-made: Banana Oat Cookies, Flapjacks, Rice Crispy Treats, Shortbread, Chocolate Chip Cookies, Scones, Banana Muffins, Vanilla Cupcakes, Chocolate Muffins
pale: Smooth Cauliflower Mac and Cheese, Chicken and White Bean Nuggets, Mashed Potato with Hidden Parsnip and Sausages
kind curry: Chicken Curry, Chicken Tikka Masala, Butter Chicken, Lentil Curry, Thai Green Curry, Chicken Korma, Chana Masala, Vegetable Curry, Lamb Rogan Josh, Chickpea and Potato Korma
kind pasta: Spaghetti Bolognese, Spaghetti Carbonara, Pasta al Limone, Prawn Linguine, Baked Feta Pasta, Spaghetti al Pomodoro, Pasta alla Norma, Penne alla Vodka, Chicken Pesto Pasta, Bacon and Pea Pasta, Weeknight Mince Pasta, Pasta Primavera
kind chunky soup: Chicken Noodle Soup, Tomato Soup, Minestrone, Potato Leek Soup, Carrot and Ginger Soup, French Onion Soup, Turkish Lentil Soup, Pumpkin Soup, Mushroom Soup, Vegetable Soup, Broccoli and Blue Cheese Soup, Quick Carrot and Ginger Soup, Egg Drop Soup
kind pilaf: One-Pot Chicken and Rice, Arroz con Pollo, Chicken Biryani, Jambalaya, Mujaddara
kind smooth soup: Tomato Soup, Carrot and Ginger Soup, Pumpkin Soup, Cauliflower Soup
kind leafy salad: Greek Salad, Caesar Salad, Salade Nicoise, Cobb Salad, Couscous Salad with Chickpeas, Tuna and Bean Salad, Fattoush, Lentil Salad with Mustard Dressing, Warm Chicken and Potato Salad
kind stir-fry: Chicken Stir-Fry, Beef and Broccoli, Pork and Cabbage Stir-Fry, Kung Pao Chicken, Mongolian Beef
kind traybake: Sausage Traybake, Chicken Pesto Traybake, Salmon and Asparagus Traybake, Harissa Chicken Traybake, Greek Lemon Chicken and Potatoes, Sheet Pan Sausages and Vegetables, Sheet Pan Gnocchi with Tomatoes and Mozzarella, Pork Chop Traybake, Chickpea Traybake with Feta
kind stew: Beef Stew, Chicken Casserole, Goulash, Irish Stew, Sausage and Bean Casserole, Beef Bourguignon, Spinach and Chickpea Stew, Lancashire Hotpot
kind warm salad: Roast Pumpkin Salad with Goat's Cheese, Warm Goat's Cheese Salad, Warm Chicken and Potato Salad
kind tacos: Beef Tacos, Fish Tacos, Chicken Fajitas, Tacos al Pastor, Sweet Potato and Black Bean Tacos
kind burgers: Hamburger, Veggie Burger
kind sandwich: Club Sandwich, BLT Sandwich, Tuna Melt, Grilled Cheese Sandwich, Tuna Sandwich
kind wraps: Chicken Caesar Wrap, Falafel, Gyros, Chicken Shawarma
kind pizza: Pizza Margherita, Quick Pan Pizza, Hawaiian Pizza
kind pasta bake: Baked Ziti, Tuna Pasta Bake, Lasagne, Pastitsio
kind loaf cake: Victoria Sponge, Lemon Drizzle Cake, Chocolate Cake, Carrot Cake, Banana Bread, Coffee and Walnut Cake, Lemon Traybake Cake
kind cookies: Chocolate Chip Cookies, Shortbread, Snickerdoodles, Banana Oat Cookies
kind muffins: Banana Muffins, Chocolate Muffins, Apple Muffins, Carrot Muffins
kind tossed noodles: Pad Thai, Chow Mein, Pork Noodles with Pak Choi, Drunken Noodles, Peanut Noodles, Chilli Garlic Noodles
kind noodle soup: Quick Ramen, Pho, Laksa, Chicken Noodle Soup
kind risotto: Mushroom Risotto, Prawn and Pea Risotto, Risotto alla Milanese
kind gnocchi: Baked Gnocchi with Spinach and Ricotta, Gnocchi with Sage Butter
kind skewers: Chicken Souvlaki, Kofta Kebabs, Vegetable Skewers, Chicken Satay
kind gratin: Gratin Dauphinois, Cauliflower Cheese, Ham and Leek Gratin, Courgette Gratin
kind frittata: Frittata with Spinach and Feta, Courgette Frittata
kind grain bowl: Burrito Bowl, Poke Bowl, Greek Chicken Bowl, Chicken Shawarma Bowl
kind crumble: Apple Crumble, Rhubarb Crumble
kind dip: Hummus, Guacamole, Seven-Layer Dip, Spinach and Artichoke Dip, Baba Ghanoush, French Onion Dip
kind meatballs: Italian Meatballs, Swedish Meatballs, Albondigas
kind smoothie: Berry Smoothie, Banana Smoothie, Mango Smoothie, Green Smoothie
cuisine indian: Chicken Tikka Masala, Chicken Korma, Butter Chicken, Chana Masala, Chicken Curry, Palak Paneer, Dal Tadka, Chicken Biryani, Lamb Rogan Josh, Lentil Curry, Chickpea and Potato Korma
cuisine thai: Thai Green Curry, Pad Thai, Thai Red Curry, Thai Basil Chicken, Massaman Curry, Thai Cashew Chicken, Pad See Ew, Thai Fried Rice
cuisine chinese: Sweet and Sour Chicken, Chow Mein, Beef and Broccoli, Kung Pao Chicken, Chicken Stir-Fry, Egg Fried Rice, Sesame Chicken, Mapo Tofu, Vegetable Egg Fried Rice
cuisine japanese: Chicken Teriyaki, Katsu Curry, Ramen, Oyakodon, Japanese Curry, Beef Gyudon, Yakisoba, Udon Noodle Soup
cuisine korean: Bibimbap, Bulgogi, Kimchi Fried Rice, Japchae, Korean Fried Chicken, Korean Beef Bowl, Tteokbokki
cuisine vietnamese: Pho, Bun Cha, Lemongrass Chicken, Banh Mi, Summer Rolls
cuisine mexican: Beef Tacos, Chicken Enchiladas, Beef Burritos, Burrito Bowl, Quesadillas, Carnitas, Mexican Chicken Bowl, Sweet Potato and Black Bean Tacos
cuisine greek: Chicken Souvlaki, Moussaka, Greek Lemon Chicken and Potatoes, Gyros, Pastitsio, Spanakopita, Greek Salad
cuisine moroccan: Chicken Tagine with Apricots, Lamb Tagine with Prunes, Vegetable Tagine, Couscous with Seven Vegetables, Harissa Chicken Traybake
cuisine spanish: Paella, Tortilla Española, Arroz con Pollo, Albondigas, Garlic Chicken, Gambas al Ajillo, Spinach and Chickpea Stew
cuisine italian: Spaghetti Carbonara, Lasagne, Spaghetti Bolognese, Mushroom Risotto, Chicken Cacciatore, Pasta al Pesto, Aubergine Parmigiana, Pizza Margherita, Fifteen-Minute Tomato Pasta, Spaghetti al Pomodoro
cuisine german: Rouladen, Käsespätzle, Sauerkraut with Bratwurst, Frikadellen, Königsberger Klopse, Sauerbraten
cuisine french: Coq au Vin, Beef Bourguignon, Steak Frites, Ratatouille, Quiche Lorraine, Chicken in Tarragon Cream, Moules Marinieres
canape: Smoked Salmon Canapés, Blini, Mini Quiches, Bacon-Wrapped Dates, Caprese Skewers, Mushroom Vol-au-Vents, Feta Filo Triangles, Gravlax
gift: Shortbread, Gingerbread, Biscotti, Spiced Nuts, Granola, Chutney, Lemon Curd, Rocky Road, Brownies, Caramel Sauce
food chicken thigh fillets: Honey Garlic Chicken, Chicken Curry, Creamy Chicken and Leeks, Chicken Pesto Traybake, Greek Lemon Chicken and Potatoes, Chicken Teriyaki, Harissa Chicken Traybake, Chicken Casserole
food chicken breast fillets: Chicken Stir-Fry, Creamy Tuscan Chicken, Chicken Fajitas, Chicken Piccata, Chicken in Tarragon Cream, Grilled Lemon Herb Chicken, Chicken Pesto Pasta
food cooked chicken: Creamy Chicken and Spinach Pasta, Curry with Roast Lamb, Cooked Chicken in Creamy Leeks, Chicken Salad, Leftover Roast Pie, Chicken a la King
food cooked turkey: Curry with Roast Lamb, Turkey and Stuffing Bake, Creamy Turkey and Celery Pie
food cooked lamb: Lamb Pilaf with Peas, Curry with Roast Lamb, Lamb Flatbreads, Lamb Couscous with Peppers
food cooked beef: Curry with Roast Lamb, Beef and Potato Hash, Leftover Roast Pie, Pytt i Panna
food cooked pork: Curry with Roast Lamb, Leftover Roast Pie
food minced beef: Spaghetti Bolognese, Chili con Carne, Cottage Pie, Weeknight Mince Pasta, Hamburger, Beef and Courgette Skillet, Italian Meatballs, Beef Tacos
food stewing beef: Beef Stew, Goulash, Beef Bourguignon, Steak and Ale Pie
food sirloin steak: Pan-Fried Steak with Garlic Butter, Steak with Chimichurri, Steak au Poivre, Steak Frites, Steak with Red Wine Sauce, Steak with Blue Cheese Sauce
food minced lamb: Kofta Kebabs, Shepherd's Pie, Moussaka, Keema Matar
food diced lamb: Lamb Tagine with Prunes, Lamb Rogan Josh, Irish Stew, Navarin of Lamb
food pork tenderloin: Honey Garlic Pork Tenderloin, Pork with Apples and Mustard, Pork and Cabbage Stir-Fry
food minced pork: Pork Noodles with Pak Choi, Potstickers, Swedish Meatballs
food pork sausages: Sausage Traybake, One-Pot Sausage Pasta, Bangers and Mash, Sausage and Bean Casserole, Toad in the Hole, Sausage and Fennel Pasta
food smoked bacon: Bacon and Pea Pasta, Spaghetti Carbonara, Cabbage and Bacon Pan with Potatoes, BLT Sandwich
food ham: Pasta with Ham and Peas, Ham and Cheese Omelette, Ham and Leek Gratin, Split Pea Soup with Ham, Ham and Potato Gratin
food chorizo: Chorizo and Pepper Frittata, Lentil and Chorizo Stew, Cod with Chorizo and White Beans
food salmon fillets: Baked Salmon, Honey Soy Salmon with Broccoli, Salmon in Dill Sauce, Salmon and Asparagus Traybake, Teriyaki Salmon Rice Bowls, Pan-Fried Salmon with Spinach
food cod fillets: Baked Cod with Tomatoes, Fish and Chips, Miso Cod, Cod with Chorizo and White Beans, Baked Cod with Leeks and Potatoes
food canned tuna: Tuna and Sweetcorn Pasta, Tuna Pasta Bake, Pasta with Tuna and Tomatoes, Tuna and Bean Salad, Tuna Melt
food raw prawns: Prawn Linguine, Garlic Butter Prawns with Couscous, Gambas al Ajillo, Coconut Prawn Curry, Prawn and Pea Risotto, Prawn and Pea Pasta
food firm tofu: Crispy Tofu, Mapo Tofu, Tofu Scramble, Soba with Tofu and Mushrooms
food halloumi: Halloumi Couscous with Roast Peppers, Halloumi Fries
food feta: Baked Feta Pasta, Spinach Rice with Feta, Frittata with Spinach and Feta, Greek Salad
food paneer: Palak Paneer, Paneer Butter Masala, Matar Paneer, Paneer Tikka
food egg: Frittata with Spinach and Feta, Shakshuka, French Omelette, Scrambled Eggs, Tortilla Española
food canned chickpeas: Chana Masala, Chickpea and Spinach Coconut Curry, Spinach and Chickpea Stew, Hummus, Couscous Salad with Chickpeas
food red lentils: Lentil Curry, Dal Tadka, Turkish Lentil Soup, Tomato and Lentil Soup, Carrot and Red Lentil Soup
food canned black beans: Sweet Potato and Black Bean Tacos, Cuban Black Beans and Rice, Beans and Sweetcorn in Tortillas, Bean and Cheese Tortillas
food canned kidney beans: Chili con Carne, Red Beans and Rice, Rajma, Three Bean Salad
food waxy potatoes: Tortilla Española, Cheese and Potato Bake, Potato Soup, Gratin Dauphinois, Fried Potatoes, Bombay Potatoes
food sweet potato: Sweet Potato and Black Bean Chili, Sweet Potato and Black Bean Tacos, Chicken and Sweet Potato Traybake, Sweet Potato Fries
food broccoli: Beef and Broccoli, Broccoli and Blue Cheese Pasta, Broccoli Cheddar Soup, Honey Soy Salmon with Broccoli, Roasted Broccoli
food cauliflower: Cauliflower Cheese, Aloo Gobi, Curry-Roasted Cauliflower, Whole Roast Cauliflower with Tahini, Cauliflower Soup
food spinach: Palak Paneer, Spinach and Ricotta Cannelloni, Spanakopita, Spinach and Chickpea Stew, Baked Gnocchi with Spinach and Ricotta
food kale: Kale Chips
food white cabbage: Pork and Cabbage Stir-Fry, Mince and Cabbage Skillet, Cabbage and Bacon Pan with Potatoes, Coleslaw, Stuffed Cabbage Rolls, Potato and Cabbage Pan
food carrot: Carrot and Ginger Soup, Carrot and Red Lentil Soup, Carrot Cake, Honey-Glazed Carrots, Roast Carrots with Feta and Pistachios
food leek: Potato Leek Soup, Creamy Chicken and Leeks, Leek Quiche, Ham and Leek Gratin
food chestnut mushrooms: Mushroom Risotto, Creamy Mushroom Pasta, Mushrooms on Toast, Mushroom Soup, Beef Stroganoff
food courgette: Courgette and Feta Fritters, Courgette Pasta, Courgette Gratin, Courgette Frittata, Ratatouille, Courgette Soup
food aubergine: Aubergine Parmigiana, Moussaka, Pasta alla Norma, Roast Aubergine with Tahini, Miso Aubergine, Baba Ghanoush, Ratatouille
food red pepper: Stuffed Peppers, Roast Pepper Pasta, Shakshuka, Ratatouille
food tomato: Tomato Soup, Spaghetti al Pomodoro, Bruschetta, Tomato Tart, Caprese Salad
food pumpkin: Pumpkin Soup, Pumpkin Curry, Pasta with Pumpkin and Sausage, Roast Pumpkin Salad with Goat's Cheese
food butternut squash: Stuffed Butternut Squash, Squash and Ricotta Pasta with Sage, Butternut Squash and Bacon Pasta, Pumpkin Soup
food beetroot: Beetroot and Goat's Cheese Salad, Borscht, Beetroot and Feta Risotto
food asparagus: Salmon and Asparagus Traybake, Asparagus with Potatoes and Eggs
food frozen peas: Prawn and Pea Risotto, Bacon and Pea Pasta
food apple: Apple Crumble, Apple Pie, German Apple Cake, Apple Muffins
food banana: Banana Bread, Banana Oat Pancakes, Banana Muffins, Banana Oat Cookies, Banana Smoothie
`;
