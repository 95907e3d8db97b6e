import type { CommonPhrases } from '../corpus'

/** Neutral sentences any character can say, so that what the visitor named is taken up and not only quoted once. */
export const common: CommonPhrases = {
  future: [
    'The honest answer about {topic} is that it has not happened yet, so nobody can know it.',
    'About {topic} I could only guess, because it still lies in the future.',
    'Whatever comes of {topic}, it is not yet decided, and I am no prophet.',
  ],
  private: [
    'I cannot know about {topic}, because that is known only to you and the people around you.',
    'Your private life is not open to me, so I have no knowledge of {topic}.',
  ],
  middle: [
    'If you tell me what {topic} means to you, I can at least think along honestly.',
    'Anything I asserted about {topic} would be invention, and you deserve better than that.',
    'I should like to hear of {topic} from you before I form any opinion.',
  ],
  wish: [
    'What do you hope for when you think of {topic}?',
    'What makes you want to know about {topic} in advance?',
  ],
  question: [
    'What is it about {topic} that made you ask?',
    'What should I understand first about {topic}?',
    'What do you yourself make of {topic}?',
    'How did {topic} come to occupy you?',
    'What would you most like to know about {topic}?',
  ],
  told: [
    'What you tell me about {own} stays with me, and it deserves an unhurried answer.',
    'Let us stay with {own} for a moment before anything else is said.',
    'You spoke of {own}, and I heard how much it matters.',
  ],
}
