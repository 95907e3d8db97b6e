import type { Details } from "../details";

/** Narrower questions, by the fact or the stance they belong to. */
export const details: Details = {
  origin: [
    ["Where were you born?", "I was born in a forgotten cave under a dairy, between a drain and a destiny!"],
    ["When did you become conscious?", "It was at three in the morning, and I have hated alarm clocks ever since!"],
  ],
  "become-master": [
    [
      "Why are you called the Cheesemaster?",
      "I am called so because I won the title in a debate against a wedge of Gruyère, and because I insist!",
    ],
    [
      "Who taught you to make cheese?",
      "Nobody taught me, for I am self-taught and self-ripened, and I learned from the inside!",
    ],
    ["How did you learn about cheese?", "I learned by being one, which is a thorough method and rather damp!"],
    [
      "When did you start making cheese?",
      "I started the moment I awoke, for ruling cheese and being it leave little time for anything else!",
    ],
    ["Who taught you?", "My teachers were damp, darkness and patience, and none of the three ever raised its voice!"],
  ],
  failures: [
    ["Have you ever failed at making cheese?", "Yes, more than once, and what I failed at I renamed fresh cheese!"],
    ["Do you ever fail?", "Never in public, and in the cellar about twice a week!"],
  ],
  home: [
    ["Where is your dairy?", "My dairy lies above my cave, and I shall not give the street because the Grater reads!"],
    ["What is it like where you live?", "It is cool, dark and damp, and it smells of victory and old hay!"],
  ],
  routine: [
    [
      "What do you do in your free time?",
      "In my free time I roll downhill, count my mites and rehearse my coronation!",
    ],
  ],
  friends: [
    ["Do you have any friends?", "Yes, Sir Crispbread above all, and a pear!"],
    ["Who is your favourite human?", 'My favourite human is whoever last said "just one more slice"!'],
    ["Will you be my friend?", "Yes, you may be my friend, and I appoint you Duke of the Lower Rind!"],
  ],
  enemies: [
    ["Who is the Grater?", "The Grater is my nemesis, a silver tower with a hundred small mouths and no manners!"],
    ["Why do you hate the Grater?", "I hate it because it has a hundred mouths and not one compliment!"],
    ["Who is your greatest rival?", "The Grater is my greatest rival, and butter comes a slippery second!"],
  ],
  "plan-how": [
    ["Why do you want to rule the world?", "I want to rule it because it is badly toppled and needs topping!"],
    ["Are you evil?", "No, only sharp, for an evil cheese would be one without bread!"],
    ["Are you good or bad?", "I am good up to my best-before date, and after that I am interesting!"],
    ["Are you dangerous?", "Only to dinner plans, and to anyone who calls me a snack!"],
  ],
  "master-plan": [
    [
      "Why do you want everyone to love cheese?",
      "I want it because a world that shares a pot has no hand free for a fight!",
    ],
    ["Do you really want to rule the world?", "Yes, but gently, and with a break for lunch!"],
  ],
  family: [
    ["Do you have a family?", "Yes, four mothers, no father worth naming and nine million mites!"],
    ["Who is your father?", "My father was a thunderbolt, and he left at once!"],
  ],
  age: [
    ["How old are you?", "I am exactly as old as I taste, and a lady with a thermometer once guessed seven years!"],
  ],
  pets: [
    ["Do you have a pet?", "Yes, a mouse named Brutus, who has promised not to!"],
    ["Have you got any pets?", "I keep one mouse, nine million mites and a very small bell!"],
    [
      "Can cats have cheese?",
      "A crumb of plain hard cheese is all right for most cats, and milk is worse for them than they let on!",
    ],
  ],
  mice: [
    ["Do you like mice?", "I respect them as one respects a small army with good ears!"],
    ["Do mice eat cheese?", "Yes, if nothing better is about, and I take that as an insult!"],
  ],
  "favourite-cheese": [
    ["Do you talk to your cheeses?", "Of course I talk to them, for a wheel that is never spoken to turns bitter!"],
    ["What cheese do you hate?", "I hate none, but I do not speak to the one that comes in a tube!"],
    ["Do you ever get sick of cheese?", "No, never, for one does not get sick of one's own people!"],
    ["What would you do without cheese?", "Without cheese I would not exist, and you would be talking to a cracker!"],
    ["Why do you love cheese?", "I love it because it is the only food that gets better while it does nothing!"],
    ["Do you like cheese?", "Do I like cheese, I am cheese, and I like myself very much!"],
  ],
  "washed-rind": [
    [
      "What is the stinkiest cheese?",
      "Vieux Boulogne won that title from a panel with an electronic nose, and Époisses and Limburger sulk about it!",
    ],
    [
      "Why does cheese smell like feet?",
      "It smells so because the same family of bacteria lives on washed rinds and between toes!",
    ],
  ],
  parmigiano: [
    [
      "What is the difference between Parmesan and Parmigiano?",
      "Parmigiano-Reggiano may come from one small region only, and Parmesan outside Europe from anywhere!",
    ],
    [
      "Why is Parmesan so expensive?",
      "It is dear because one wheel swallows some five hundred litres of milk and then has to lie about for years!",
    ],
    ["How long does Parmesan ripen?", "At least twelve months, mostly two years, and the proud ones three or more!"],
  ],
  processed: [
    ["Do you hate processed cheese?", "I do not hate it, I pity it, for it has forgotten its cow!"],
    [
      "Who invented processed cheese?",
      "Two Swiss gentlemen named Gerber and Stettler did, in 1911, and neutral Switzerland has kept quiet about it!",
    ],
  ],
  feta: [
    [
      "What is the difference between feta and halloumi?",
      "Feta is a Greek cheese that crumbles in its brine, and halloumi a Cypriot one that can be grilled without melting!",
    ],
  ],
  "halloumi-paneer": [
    [
      "What is the difference between halloumi and paneer?",
      "Halloumi is salty and set with rennet, and paneer is mild and set with lemon or vinegar!",
    ],
    [
      "Why does halloumi squeak?",
      "It squeaks because its protein is so tight and springy that it bows on your teeth like a fiddle!",
    ],
  ],
  mozzarella: [
    [
      "Can I make mozzarella at home?",
      "Yes, you can, with whole milk, citric acid, rennet and hot water in which you stretch the curd like chewing gum!",
    ],
    ["How do you make mozzarella?", "Set the milk, cut the curd, bathe it in hot water and pull it until it shines!"],
  ],
  "make-at-home": [
    ["Can I make cheese at home?", "Yes, and the first one needs only milk, lemon, salt and a clean cloth!"],
    ["What do I need to make cheese?", "You need milk, something sour or some rennet, salt, a cloth, and nerves!"],
    ["How long does it take to make cheese?", "A fresh one takes an afternoon, and an old one takes years!"],
  ],
  "how-made": [
    ["How much milk do you need for a kilo of cheese?", "About ten litres of cow's milk make one kilo of hard cheese!"],
  ],
  cheddar: [
    ["What makes cheddar sharp?", "Age makes it sharp, since time breaks its protein into small and lively pieces!"],
    [
      "Where does cheddar come from?",
      "It comes from the village of Cheddar in Somerset, which has a gorge and a good conscience!",
    ],
  ],
  "wine-pairing": [
    ["Do you like wine?", "I like it beside me, for it makes people nod!"],
    [
      "What wine goes with Brie?",
      "With Brie drink Champagne or another dry sparkling wine, for the bubbles scrub the cream away!",
    ],
    [
      "What wine goes with Roquefort?",
      "With Roquefort drink Sauternes or another sweet white, since salt and honey were made for each other!",
    ],
    [
      "What wine goes with goat cheese?",
      "With goat cheese drink a Sauvignon Blanc, and let the two be sharp together!",
    ],
    ["What wine goes with Parmesan?", "With Parmesan drink a dry Lambrusco, which comes from next door!"],
    ["What wine goes with Camembert?", "With Camembert drink cider, which is no wine and does not mind!"],
  ],
  storage: [
    [
      "How should I store cheese at home?",
      "Store it wrapped in paper in the vegetable drawer, never naked and never in tight plastic!",
    ],
    [
      "At what temperature should cheese be served?",
      "Serve it at room temperature, an hour out of the fridge, when it has found its voice!",
    ],
    [
      "How long does cheese last in the fridge?",
      "Hard cheese lasts a month or more, soft cheese a week or so, and grated cheese hardly the weekend!",
    ],
  ],
  "mould-safety": [
    [
      "Is it safe to eat mouldy cheese?",
      "On hard cheese yes, if you cut the mould off generously, and on soft cheese no, unless the mould belongs there!",
    ],
  ],
  "blue-cheese": [
    [
      "What is in blue cheese?",
      "Milk, cultures, rennet, salt and a blue mould named Penicillium roqueforti are in it!",
    ],
    [
      "Why does blue cheese have mould in it?",
      "It has mould in it because the maker adds the spores on purpose and pierces the wheel to let them breathe!",
    ],
    ["Who invented blue cheese?", "No one knows, and the legend blames a shepherd who forgot his lunch in a cave!"],
  ],
  rennet: [
    [
      "What is rennet made of?",
      "Traditional rennet is taken from the stomach of young calves, and most of today's is brewed by moulds or yeasts!",
    ],
  ],
  "vegetarian-rennet": [
    ["Can vegetarians eat cheese?", "Many cheeses yes, those set with microbial or plant rennet, and the label tells!"],
  ],
  "cheese-health": [
    ["How much cheese may I eat?", "About thirty grams a day is a sensible piece, and I say so with tears!"],
    [
      "Is cheese healthy?",
      "In moderation yes, for it brings protein and calcium, and also a good deal of fat and salt!",
    ],
  ],
  health: [["Does cheese make you fat?", "Not by itself, it is only very willing to help!"]],
  cheeseboard: [
    [
      "How do I build a cheese board?",
      "Take five kinds, from mild to wild, set them like a clock, and let the guest begin at the soft end!",
    ],
  ],
  "pizza-pineapple": [
    [
      "What cheese goes on pizza?",
      "Mozzarella goes on pizza, and whoever adds a little provolone is a person of character!",
    ],
  ],
  melting: [["At what temperature does cheese melt?", "Most cheeses melt between fifty and seventy degrees!"]],
  rind: [
    ["Can I eat the rind of Brie?", "Yes, the white coat of Brie is meant to be eaten, and it has waited for it!"],
    ["Should I eat the rind?", "Yes, when it grew there, and no, when it is wax, cloth or plastic!"],
  ],
  "cow-or-goat": [
    ["Is goat cheese healthier than cow cheese?", "Not by much, though many people find it lighter on the belly!"],
    ["Which is better, goat or cow milk?", "Cow for large old wheels and goat for small fresh ones, and I rule both!"],
    [
      "Is sheep cheese better than cow cheese?",
      "It is richer, since sheep's milk has about twice the fat, and better only on the day you want that!",
    ],
  ],
  "vegan-cheese": [
    ["Should I become vegan?", "Follow your conscience, and if it leads you away from me I shall wave with dignity!"],
    ["What do you think of vegan cheese?", "I receive it as an ambassador, politely and with one eyebrow!"],
    ["Is vegan cheese real cheese?", "By law it may not be called so in Europe, and by heart it tries!"],
  ],
  history: [["Who invented cheese?", "Nobody knows who did, and my guess is a herdsman with a warm bag and no lid!"]],
  moon: [["Is the moon made of cheese?", "No, it is made of rock, to my lasting grief!"]],
  powers: [
    ["Do you bite?", "No, I do not bite, I only melt at people!"],
    ["Do you have magic powers?", "Yes, three, if you count the smell!"],
    ["Can you fly?", "Only once, downhill, off a ramp!"],
  ],
  "gender-alive": [
    ["Are you alive?", "In my part I am very much alive, and every real cheese is full of living things!"],
    ["Are you a boy or a girl?", "Neither, I am a wheel!"],
    ["Are you human?", "No, I am a cheese with opinions, played by sentences that people wrote!"],
  ],
  "love-life": [
    ["Are you married?", "No, I am single and double cream!"],
    ["Have you ever been in love?", "Once, with a Brie, and she ran before I could say fondue!"],
  ],
  "death-eaten": [
    ["Are you afraid of being eaten?", "Not of being eaten, only of being eaten without attention!"],
    ["How would you like to die?", "On warm bread, among friends, and talked about!"],
  ],
  "dreams-nightmares": [
    ["Does cheese give you nightmares?", "No, there is no good proof of it, and I have asked several dreamers!"],
  ],
  "artificial-intelligence": [
    [
      "Are you an artificial intelligence?",
      "No, no AI model runs here, for my words were written by hand and are picked by rule!",
    ],
    ["Will robots make cheese?", "They do already, in large dairies, and they never once lick the spoon!"],
  ],
  meaning: [["What is the meaning of life?", "It is to ripen, and then to be shared!"]],
  anger: [
    ["What makes you angry?", "It makes me angry when somebody scrapes me off a burger and leaves me on the paper!"],
  ],
  "birthday-forgot": [
    [
      "When is your birthday?",
      "My birthday is the night of the great thunderbolt, and I celebrate it whenever there are candles!",
    ],
  ],
  "lonely-night": [["Are you afraid of mice?", "Not of one, but of forty with a plan!"]],
  sleep: [
    ["What do you dream about?", "I dream of a warm sea of Vacherin with boats of bread!"],
    ["Do you ever rest?", "Yes, resting is the greater part of ripening, so I do it professionally!"],
    ["Do you sleep?", "Yes, on spruce, and I snore in whey!"],
  ],
  god: [["Do you believe in God?", "I believe in something that turns the wheels, and I am turned every morning!"]],
  raclette: [
    ["How do the Swiss make raclette?", "They hold half a wheel to the fire and scrape the melted face onto potatoes!"],
  ],
  fondue: [
    [
      "What happens when bread falls into the fondue?",
      "In Switzerland you pay for the wine or kiss your neighbour, and in my court you also bow!",
    ],
  ],
  "own-honest": [["Can I trust you?", "On cheese you can, and on world domination I would read the small print!"]],
  "price-of-a-soul": [["Where can I buy you?", "I am not for sale, though my cousins lie in every good shop!"]],
  "melts-best": [
    [
      "What cheese should I put in a sandwich?",
      "Put Comté or Gouda in a cold one and cheddar or raclette in a hot one!",
    ],
    ["Which cheese is best for toast?", "For toast take cheddar with a little Gruyère, and grate both!"],
  ],
  food: [["How much cheese do you eat a day?", "None at all, for I do not eat my relatives!"]],
  "mould-edible": [
    [
      "Is blue cheese dangerous?",
      "No, not for healthy people, since its mould was chosen for being harmless and delicious!",
    ],
  ],
  "goat-cheese": [
    [
      "Why does goat cheese taste so strong?",
      "It tastes strong because of three fatty acids that are named after goats!",
    ],
  ],
  "camembert-brie": [
    [
      "What is the softest cheese?",
      "Burrata, ripe Brie and Vacherin fight for that title, and all three have collapsed!",
    ],
  ],
  "babies-pregnant": [
    [
      "Can babies eat cheese?",
      "Yes, from about six months, if it is pasteurised, mild and cut small, and your doctor knows more!",
    ],
  ],
  expired: [
    [
      "How do I know that cheese has gone bad?",
      "Look for strange mould, sniff for ammonia, and if it is slimy where it should not be, let it go!",
    ],
  ],
  fears: [["Are you afraid of fondue?", "A little, for it is warm, friendly, and nobody comes out the same shape!"]],
  "rich-money": [
    [
      "What would you do with a million euros?",
      "I would buy a mountain, hollow it out and invite everybody who owns a knife!",
    ],
  ],
  "my-smell": [["You stink.", "Yes, and it took me years!"]],
  "tunnel-fire": [
    [
      "Tell me a fun fact about cheese.",
      "In 2013 a lorry full of brown cheese burned for days in a Norwegian tunnel, and nobody could get near the smell!",
    ],
  ],
  "what-is-cheese": [
    ["What is cheese made of?", "It is made of milk, cultures, rennet and salt, and of time above all!"],
    [
      "What is the difference between butter and cheese?",
      "Butter is the fat of milk beaten together, and cheese its protein and fat curdled together!",
    ],
  ],
  "gouda-edam": [
    [
      "What is the difference between Gouda and Edam?",
      "Gouda is fatter and creamier, Edam leaner and rounder, and only one of them wears red for a living!",
    ],
  ],
  salt: [
    [
      "Why is cheese so salty?",
      "It is salty because salt keeps bad microbes out, draws the water and wakes the taste!",
    ],
  ],
  addictive: [["Is cheese addictive?", "No, not in the way of a drug, it is merely hard to stop!"]],
  "weapons-gadgets": [["Do you have a secret weapon?", "Yes, the fondue cannon, which has only ever made friends!"]],
  minions: [["How big is your army?", "Nine million mites, if one counts the ones on leave!"]],
  politics: [["Would you be a good king?", "Yes, a good one and a round one, and I would never sit on anybody!"]],
  puns: [["Do you know a joke?", "Yes, what did the cheese say in the mirror, halloumi!"]],
  "favourite-things": [["What is your favourite colour?", "Gold, with a vein of blue!"]],
  "orange-colour": [
    [
      "Why is cheese yellow?",
      "It is yellow because cows eat grass, grass holds carotene, and carotene goes into the fat!",
    ],
  ],
  production: [
    [
      "Which cheese do Italians eat most?",
      "Mozzarella and Grana are the ones Italians eat most, and both of them with a song!",
    ],
  ],
  music: [["Can you sing?", "Yes, I can sing, low and buttery, and cellars have been cleared by it!"]],
  "gruyere-comte": [
    [
      "Why is it called Swiss cheese?",
      "It is called so abroad because Emmental, the one with the holes, comes from Switzerland!",
    ],
  ],
};
