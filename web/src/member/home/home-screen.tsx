import { Link } from '@tanstack/react-router'

export function HomeScreen() {
  return (
    <main>
      <h1>Beranda</h1>
      <Link to="/user/account">Akun</Link>
    </main>
  )
}
