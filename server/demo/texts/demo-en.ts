import type { DemoLanguage } from '../demo-language.ts';

export const texts: DemoLanguage = {
  tagline: 'posters that hang around',
  home: {
    description:
      'Posters, postcards, frames and paper from a Polish poster workshop: flat colours, sharp cuts and a joke that lands at second glance.',
    headline: 'Caution: wet ink',
    lead: 'Posters in the Polish tradition, printed in our workshop. They dry overnight and look you in the eye for years.',
    showcase: 'Fresh off the line',
    collections: 'What we make',
  },
  allGoods: 'The whole workshop on one wall.',
  pages: {
    notice:
      '<p><strong>This is a demo shop.</strong> Nothing is really sold here, and the company named below does not exist. The text is an example: a merchant replaces it with their own and has it checked by a lawyer. As long as no Stripe account is connected, payments are make-believe and never leave the shop’s server.</p>',
    packing:
      '<h2>How we pack</h2><p>Unframed posters travel rolled in a stout tube. Frames and framed posters go in a box with padded corners; postcards, paper and books travel flat.</p>',
  },
  collections: {
    plakaty: {
      title: 'Posters',
      description: 'Flat colours, sharp cuts and a joke that lands at second glance.',
      seoDescription:
        'Posters in the spirit of the Polish poster school: jazz, theatre, mountains, animals, cities and letters. On matte or cotton paper, or framed.',
    },
    pocztowki: {
      title: 'Postcards',
      description: 'Small posters with room for a stamp. Slower than a message, but they stay on the fridge.',
      seoDescription:
        'Postcards from the theatre, the Tatras, the city and the woods: heavy board, backs made for pen and pencil, in sets of one to thirty-two.',
    },
    ramy: {
      title: 'Frames',
      description: 'Wood, light glazing and hangers already fitted. The nail is up to you.',
      seoDescription:
        'Wooden poster frames in oak, black and white, in three sizes, with magnetic hanging rails and mounts in four colours to go with them.',
    },
    papier: {
      title: 'Paper',
      description:
        'For cutting, folding, wrapping and writing. Everything here starts with a blank sheet, and it still makes us nervous.',
      seoDescription:
        'Paper from the workshop: sheets for cutting and folding, handmade paper, gift wrap by the metre, sketchbooks, notebooks and envelopes.',
    },
    zestawy: {
      title: 'Gift sets',
      description: 'Ready to hand over. The bow is tied, the price tag is off.',
      seoDescription:
        'Presents from Pracownia Plakatu: for a new home, for friends of jazz, mountains and theatre, and for beginners with scissors.',
    },
    ksiazki: {
      title: 'Books',
      description: 'On posters, scissors and the nerve to cut on the right side of the line first time.',
      seoDescription:
        'Books on posters, letters and scissors, for adults and children, to read, colour in and cut up. And a calendar, to be in time for it.',
    },
  },
  synonyms: [
    [
      'print, art print, wall art, artwork, art, picture, painting, graphic, illustration, canvas, lithograph',
      'posters',
    ],
    ['wall, wall decor, decor, decoration, home decor, living room, bedroom, kitchen, office', 'posters'],
    ['picture frame, photo frame, poster frame, photo, framing', 'frames'],
    ['passe-partout, mat, matting, mount board', 'mount'],
    ['poster hanger, hanger, magnetic hanger, magnet, hanging rail, rail', 'magnetic hanging rails'],
    ['card, greeting card, note card, gift card, post card', 'postcards'],
    ['christmas, xmas, holiday, festive, advent, snow, santa', 'winter, zima'],
    ['birthday, name day, congratulations, anniversary, celebration', 'name-day, prezent'],
    ['gift, present, gift idea, gift set, surprise, souvenir', 'gift sets, prezent'],
    ['mum, mom, dad, mother, father, grandma, grandpa, wife, husband, girlfriend, boyfriend, teacher', 'prezent'],
    ['mothers day, fathers day, valentine, valentines day', 'prezent'],
    ['housewarming, new home, new house, moving', 'moving in'],
    ['kid, child, children, baby, nursery, toddler', 'dla dzieci'],
    ['colouring book, coloring book, colouring, coloring', 'the city is waiting'],
    ['notepad, journal, diary, jotter, exercise book, note book', 'notebook, sketchbook'],
    ['sketch pad, sketchpad, drawing pad, drawing, sketch', 'sketchbook'],
    ['gift wrap, giftwrap, gift wrapping, wrap, wrapping, gift paper, packaging', 'wrapping paper'],
    ['letter paper, stationery, writing paper', 'envelopes, handmade paper'],
    ['wall calendar, planner', 'calendar'],
    ['book, picture book, children’s book, reading', 'books'],
    ['origami, folding paper, paper folding', 'crane paper'],
    ['scissors, papercut, paper cut, paper cutting, craft, crafts', 'wycinanki'],
    ['cat, kitten, kitty', 'koty'],
    ['dog, puppy, sausage dog, hound', 'dachshund'],
    ['animal, wildlife, zoo', 'zwierzęta'],
    ['bird', 'ptaki'],
    ['mountain, tatra, tatras, peak, summit, hiking, alpine, climbing', 'góry'],
    ['sea, ocean, water, river, lake, nautical, beach', 'woda'],
    ['nature, forest, wood, woods, woodland, tree', 'las'],
    ['city, cityscape, skyline, town, urban, architecture', 'miasta'],
    ['poland, polish', 'polska'],
    ['netherlands, holland, dutch', 'niderlandy'],
    ['bicycle, bike, cycling', 'rowery'],
    ['music, musician, instrument, concert, saxophone, trumpet, vinyl, record', 'jazz'],
    ['theatre, theater, stage, drama, play, opera', 'teatr'],
    ['shakespeare', 'hamlet, macbeth'],
    ['typography, alphabet, lettering, letter, font, abc', 'litery'],
    ['folk, folk art, folklore', 'folklor'],
    ['legend, myth, fairy tale', 'legendy'],
    ['night, moon', 'noc'],
    ['wooden', 'drewno'],
    ['turtle', 'tortoise'],
    ['whale', 'bowhead'],
    ['buffalo', 'bison'],
    ['gull', 'seagull'],
    ['goat', 'goats, chamois'],
    ['wedding', 'the wedding'],
    ['elephant', 'first trumpet'],
    ['sheep', 'redyk, sheep sketchbook'],
  ],
};
