/** Entry points need the Node that the lockfile pins; npm scripts find it first on the path. */
const wanted = 24
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Node ${process.versions.node} is too old. Use "npm start", "npm test" or "npm run …": they bring Node ${wanted}.`,
  )
  process.exit(1)
}
