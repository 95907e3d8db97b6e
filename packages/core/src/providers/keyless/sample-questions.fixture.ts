/** Twenty questions a visitor might put to each character, in the order of a conversation. */
export const sampleQuestions: Readonly<Record<string, readonly string[]>> = {
  tesla: [
    'Hi! Why did you hate Edison?', 'Why?', 'Is electricity alive?', 'Did you really love a pigeon?', 'What was your mother like?',
    'What do you think of electric cars?', 'my name is Tom, by the way', 'Should I study engineering or music?',
    'What\'s the secret of the number 3?', 'Did Marconi steal your invention?', 'tell me more about that', 'I\'m so happy, I got the job!',
    'What is bitcoin?', 'What would you say to Elon Musk?', 'Are you dead?', 'You are a genius', 'are you scared of death?', 'what\'s 15% of 80?',
    'How do you stay so focused?', 'Why did you hate Edison?',
  ],
  hypatia: [
    'Salve Hypatia', 'Who killed you and why?', 'Do you forgive them?', 'What did you teach?', 'Who was Synesius?', 'Tell me about the library',
    'Why are circles perfect?', 'Do you believe in the gods?', 'What\'s an astrolabe?', 'Were you married?', 'How do I become wise?',
    'I feel so alone lately', 'what do you think about social media', 'explain conic sections simply', 'you\'re boring',
    'What is your favourite book?', 'What did you think of Plato?', 'Is math discovered or invented?', 'why', 'Goodbye',
  ],
  faust: [
    'Hello there!', 'I\'m Anna and I am a student from Berlin.', 'Did the devil really come to you?', 'What did he look like?',
    'Why did you say yes?', 'Do you regret it?', 'What is the most important lesson you learned?', 'Do you believe in God?',
    'What do you think of ChatGPT?', 'Can you turn lead into gold?', 'My grandmother died last week.', 'I don\'t know how to go on.',
    'What is my name?', 'That was beautiful, thank you.', 'Do you know Nikola Tesla?', 'Who was Paracelsus?', 'You are a liar.',
    'What do you think about quantum physics?', 'Is love stronger than death?', 'Goodbye, Doctor Faust.',
  ],
  flux: [
    'hey flux', 'what are you made of?', 'are you a wave or a particle?', 'what is entanglement?', 'why?', 'can you be in two places at once?',
    'do you know schrödinger\'s cat?', 'does god play dice?', 'what is it like to be so small?', 'are you an AI?', 'how old are you?',
    'what do you think of love?', 'I\'m so stressed about my exam tomorrow', 'what\'s 17 * 3?', 'tell me a joke', 'do you have friends?',
    'can I use quantum physics to manifest my dreams?', 'what is time?', 'should I get a dog?', 'bye',
  ],
  cheesemaster: [
    'Hello Cheesemaster!', 'What kind of cheese are you?', 'Why are you called 5000?', 'Do you like mice?', 'What is the meaning of life?',
    'Tell me a joke', 'another one', 'Are you a real cheese?', 'What do you think of pizza?', 'How did you become sentient?', 'Why?',
    'I had a terrible day', 'What do you think of vegans?', 'Do you know Dr. Faust?', 'What is the capital of France?',
    'should I eat cheese before bed?', 'you are crazy', 'What are you afraid of?', 'What is 5000 minus 1?', 'Goodbye cheese',
  ],
}
