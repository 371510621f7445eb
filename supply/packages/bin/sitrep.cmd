@echo off
rem Starts an installed Sitrep on Windows: with the jre beside bin, else the Java of JAVA_HOME, else that on the PATH; 17 or later.
rem SITREP_JAVA_OPTS holds options for the JVM, e.g. -Xmx256m. No blocks in parentheses: a path may hold one.
setlocal
for %%d in ("%~dp0..") do set "sitrep_home=%%~fd"
set "sitrep_java=%sitrep_home%\jre\bin\java.exe"
if exist "%sitrep_java%" goto known
if defined JAVA_HOME goto named
set "sitrep_java="
for %%j in (java.exe) do set "sitrep_java=%%~$PATH:j"
if defined sitrep_java goto known
echo sitrep: there is no java on the PATH; install Java 17 or later, or set JAVA_HOME to one>&2
exit /b 1

:named
set "sitrep_java=%JAVA_HOME%\bin\java.exe"
if exist "%sitrep_java%" goto known
echo sitrep: JAVA_HOME is "%JAVA_HOME%", which has no bin\java.exe; set it to Java 17 or later>&2
exit /b 1

:known
rem The file "release" of a Java states its version; one without it is taken as it is.
set "sitrep_version=17"
for %%d in ("%sitrep_java%\..\..\release") do set "sitrep_release=%%~fd"
if exist "%sitrep_release%" for /f "usebackq tokens=1,2 delims==." %%k in ("%sitrep_release%") do if "%%k"=="JAVA_VERSION" set "sitrep_version=%%l"
set "sitrep_version=%sitrep_version:"=%"
if %sitrep_version% GEQ 17 goto start
echo sitrep: "%sitrep_java%" is version %sitrep_version%, and Sitrep needs 17 or later; set JAVA_HOME to one>&2
exit /b 1

:start
set "sitrep_options="
if %sitrep_version% GEQ 23 set "sitrep_options=--sun-misc-unsafe-memory-access=allow"
set /p sitrep_commit=<"%sitrep_home%\lib\commit"
"%sitrep_java%" %sitrep_options% "@%sitrep_home%\lib\java-options" "-Dsitrep.home=%sitrep_home%" -Dsitrep.program=sitrep "-Dsitrep.commit=%sitrep_commit%" %SITREP_JAVA_OPTS% -jar "%sitrep_home%\lib\sitrep-cli.jar" %*
