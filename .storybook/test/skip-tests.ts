import { beforeEach } from 'vitest'

/** The addon's title for a story that has `.test`s. They stand beside it in one suite. */
const storyTitle = 'base story'

// `.test`s prove behavior, once: this run draws the stories.
beforeEach(({ task, skip }) => {
  const siblings = task.suite?.tasks ?? []
  skip(task.name !== storyTitle && siblings.some(({ name }) => name === storyTitle))
})
