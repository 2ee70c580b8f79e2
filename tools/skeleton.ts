import { type ESTree, parseSync } from 'vite'

/** What of a source acts as soon as it is loaded: all but the bodies of its functions, which act when they are called. */
export function skeleton(file: string, text: string) {
  if (!/\.tsx?$/.test(file)) return text
  let end = 0
  let rest = ''
  for (const body of parseSync(file, text).program.body.map(bodyOf)) {
    if (!body) continue
    rest += text.slice(end, body.start)
    end = body.end
  }
  return rest + text.slice(end)
}

function bodyOf(statement: ESTree.Statement) {
  const declared = 'declaration' in statement ? statement.declaration : statement
  return declared?.type === 'FunctionDeclaration' ? declared.body : undefined
}
