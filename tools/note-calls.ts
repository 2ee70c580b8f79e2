import { relative } from 'node:path'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { root } from './run-steps.ts'

type Arrow = ESTree.ArrowFunctionExpression

/** Lets every file of ours note whether one of its functions was called; `testing/note-what-ran.ts` reads it. */
export function noteCalls(): Plugin {
  return {
    name: 'note-calls',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id)
      const isOurs = /^(?:contract|server|web|tools)\/.*\.tsx?$/.test(file) && !/node_modules|\.test\./.test(file)
      return isOurs ? { code: withNotes(file, code), map: null } : undefined
    },
  }
}

/** Stays on its lines, so that a failure is still told where it was written. */
export function withNotes(file: string, code: string) {
  const [open, close] = ['(nmwRan.called=true,(', '))']
  const added: [at: number, text: string][] = [
    [0, `const nmwRan={called:false};(globalThis.__nmwRan??=new Map()).set(${JSON.stringify(file)},nmwRan);`],
  ]
  const enter = ({ body }: ESTree.Function | Arrow) => {
    if (body?.type === 'BlockStatement') added.push([body.start + 1, 'nmwRan.called=true;'])
    else if (body) added.push([body.start, open], [body.end, close])
  }
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
  }).visit(parseSync(file, code).program)
  let noted = ''
  let end = 0
  for (const [at, text] of added.toSorted(([one], [other]) => one - other)) {
    noted += code.slice(end, at) + text
    end = at
  }
  return noted + code.slice(end)
}
