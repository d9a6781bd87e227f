// The layers of docs/architecture.md: what may import what.
const pure = '^src/(engine|games|bots|protocol)/'
const test = '\\.test\\.ts$|/testing|/browser/|/bench/'
// The game in src/games/testing has its board where the others have theirs; what explains a game is drawn with its pieces.
const board = '^src/games/(?:testing/)?[^/]+/(?:board|learn)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the-engine-knows-no-game',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/engine/' },
    },
    {
      name: 'bots-know-only-the-contract',
      severity: 'error',
      from: { path: '^src/bots/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(engine|bots)/|^src/games/box\\.ts$' },
    },
    {
      name: 'a-game-knows-itself-alone',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: `${test}|/(?:board|learn)/` },
      to: { path: '^src/', pathNot: '^src/engine/|^src/games/$1/|^src/games/box\\.ts$|^src/bots/' },
    },
    {
      name: 'only-a-games-bot-knows-bots',
      severity: 'error',
      from: { path: '^src/games/[^/]+/', pathNot: '/bot\\.ts$|/bot/|\\.test\\.ts$' },
      to: { path: '^src/bots/' },
    },
    {
      name: 'only-the-list-names-games',
      severity: 'error',
      from: {
        path: '^(src|scripts|bench)/',
        pathNot: `^src/games/[^/]+/|^src/games/index\\.ts$|${test}`,
      },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/testing/' },
    },
    {
      name: 'a-board-knows-its-game-and-the-design',
      severity: 'error',
      from: { path: '^src/games/(testing/[^/]+|[^/]+)/(?:board|learn)/' },
      to: { path: '^src/', pathNot: '^src/engine/|^src/games/$1/|^src/web/design/' },
    },
    {
      name: 'boards-alone-know-react',
      severity: 'error',
      from: { pathNot: `^src/web/|${board}|node_modules` },
      to: { path: 'node_modules/react' },
    },
    {
      name: 'no-board-outside-the-page',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/web/|${board}|/testing/|/browser/` },
      to: { path: `^src/web/|${board}` },
    },
    {
      name: 'of-the-page-tests-know-what-is-for-tests',
      severity: 'error',
      from: { path: '/testing/|/browser/', pathNot: `^src/web/|${board}` },
      to: { path: `^src/web/|${board}`, pathNot: '^src/web/testing/' },
    },
    {
      name: 'the-page-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|cli)/' },
    },
    {
      name: 'rules-run-anywhere',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-house-runs-anywhere',
      severity: 'error',
      from: { path: '^src/house/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-house-knows-no-door',
      severity: 'error',
      from: { path: '^src/house/' },
      to: { path: '^src/(server|cli|web)/' },
    },
    {
      name: 'the-protocol-knows-the-engine-alone',
      severity: 'error',
      from: { path: '^src/protocol/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(engine|protocol)/' },
    },
    {
      name: 'only-the-command-line-starts-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(server|cli)/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'nobody-imports-the-command-line',
      severity: 'error',
      from: { pathNot: '^src/cli/|/terminal/[^/]+\\.test\\.ts$' },
      to: { path: '^src/cli/' },
    },
    // The packages of peers are installed in bench/ alone.
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: '^bench/|/bench/peers/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Its other parser needs an older TypeScript, without which it finds nothing to check and says so in a whisper.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}
