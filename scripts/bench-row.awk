# Makes a line of the table of scripts/bench: of the rounds (seconds, those of the processors, MB,
# those without the kernel's; the same of the copy), of the files that were written (bytes, name), and of the lines before (site,
# program, sets, microseconds for each).

function median(list, count,    i, j, moved) {
    for (i = 2; i <= count; i++)
        for (j = i; j > 1 && list[j] < list[j - 1]; j--) {
            moved = list[j]
            list[j] = list[j - 1]
            list[j - 1] = moved
        }
    return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}

FILENAME == ARGV[1] {
    rounds++
    wall[rounds] = $1
    cpu[rounds] = $2
    if ($3 > memory) memory = $3
    user[rounds] = $4
    ratio[rounds] = $1 / $5
}

FILENAME == ARGV[2] {
    files++
    bytes += $1
    pages += /\.html$/
}

FILENAME == ARGV[3] && site ~ /^loans/ && $1 ~ /^loans/ && $2 == by && $3 < sets {
    before = $4
    worked = $5
}

function growth(now, before) { return before ? sprintf("%.2f", now / before) : "-" }

END {
    middle = median(wall, rounds)
    cost = wall[1] / sets * 1e6
    each = median(user, rounds) / sets * 1e6
    printf "%-12s %-10s %8.3f %8.3f %3d %8.2f %7.0f %6.2f %8.0f %6s %8.0f %6s %7d %7d %12d\n", site,
        by, wall[1], middle, rounds, median(cpu, rounds), memory, median(ratio, rounds), cost,
        growth(cost, before), each, growth(each, worked), pages, files, bytes
}
