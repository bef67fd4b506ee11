/** Where it is written down what a world has left in this browser. */
export const LEFT_KEY = 'mock.left'
