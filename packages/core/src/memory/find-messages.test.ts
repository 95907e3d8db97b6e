import { expect, it } from 'vitest'
import { exampleMessage } from '../testing/example-message'
import { findMessages } from './find-messages'

const letters = [
  exampleMessage(1, { content: 'Is the Coil (the great one) still in Colorado?' }),
  exampleMessage(2, { role: 'assistant', content: `${'It stood there. '.repeat(10)}The coil burned down.${' So it goes.'.repeat(10)}` }),
  exampleMessage(3, { content: 'What a pity.' }),
]

it('finds words in whatever case, newest first, with what stands around them', () => {
  expect(findMessages(letters, ' coil ')).toEqual({
    total: 2,
    newest: [
      {
        message: letters[1],
        before: '… there. It stood there. It stood there. It stood there. The ',
        match: 'coil',
        after: ' burned down. So it goes. So it goes. So it goes. So it goes…',
      },
      { message: letters[0], before: 'Is the ', match: 'Coil', after: ' (the great one) still in Colorado?' },
    ],
  })
})

it('takes signs as they are written', () => {
  expect(findMessages(letters, '(the great one)').total).toBe(1)
  expect(findMessages(letters, '.*').total).toBe(0)
})

it('finds nothing for nothing', () => expect(findMessages(letters, '  ')).toEqual({ total: 0, newest: [] }))

it('counts all and shows the newest fifty', () => {
  const many = Array.from({ length: 60 }, (_, index) => exampleMessage(index))
  const { total, newest } = findMessages(many, 'message')
  expect([total, newest.length, newest[0]?.message]).toEqual([60, 50, many.at(-1)])
})
