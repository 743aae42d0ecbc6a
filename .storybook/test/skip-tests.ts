import { beforeEach } from 'vitest'

/** The addon puts a story and its `.test`s into one suite and gives the story this title. */
const storyTitle = 'base story'

// The other runs prove behavior. This one only draws the stories.
beforeEach(({ task, skip }) => {
  const siblings = task.suite?.tasks ?? []
  skip(task.name !== storyTitle && siblings.some(({ name }) => name === storyTitle))
})
