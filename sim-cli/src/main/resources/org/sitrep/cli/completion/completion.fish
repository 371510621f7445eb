# Completion of ./sitrep for fish. To use it:  ./sitrep completion fish | source
# It was made from the commands and names of the day: make it anew after an update.

# Lists the words $argv[2..] for what is typed; with $argv[1] = many also behind a comma.
function __sitrep_offer
  set -l before ''
  if test $argv[1] = many
    set before (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '^.*,')
  end
  for word in $argv[2..-1]
    echo "$before$word"
  end
end

# Lists folders, and files that end in one of $argv; all of them for "any".
function __sitrep_files
  set -l typed (commandline -ct | string replace -r '^--[a-z-]+=' '')
  for file in $typed*
    if test -d $file
      echo $file/
    else if test $argv[1] = any; or contains (string replace -r '^.*\.' '' $file) $argv
      echo $file
    end
  end
end

function __sitrep_command
  set -l words (commandline -opc)
  test (count $words) -ge 2; and test $words[2] = $argv[1]
end

complete -c sitrep -f
complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l help -s h -d 'Show this help'
complete -c sitrep -n 'test (count (commandline -opc)) -eq 1' -l version -s V -d 'Show the version'
@NAMES@
