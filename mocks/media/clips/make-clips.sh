#!/usr/bin/env bash
# Draws the clips that stand for the videos of the simulated company: shapes and colours only, no text.
# Needs ffmpeg; run in this folder when one is to look different, and keep each below 60 kB.
set -euo pipefail

# name, seconds, width, height, expressions of red, green and blue
clip() {
  nice ffmpeg -v error -y -f lavfi -i "color=c=black:s=$3x$4:r=15:d=$2" \
    -vf "geq=r='$5':g='$6':b='$7',format=yuv420p" -an \
    -c:v libx264 -profile:v main -preset veryslow -crf 30 -g 60 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact "$1.mp4"
}

# three bands of waves before an evening sky; S is the number of seconds after which all is as at the start
wave() { echo "gt(Y,H*($1+$2*sin(2*PI*(X/W*$3+T/S*$4))))"; }
waves() { local e="$1-($1-$2)*Y/H"; echo "if($(wave .82 .04 1.2 2),$5,if($(wave .68 .05 1 -1),$4,if($(wave .54 .06 .8 1),$3,$e)))" | sed "s/T\/S/T\/$6/g"; }
clip tide 12 480 270 "$(waves 253 251 94 45 15 12)" "$(waves 186 113 170 130 92 12)" "$(waves 116 133 168 146 122 12)"

# discs that circle round the middle over a deep blue
disc() { echo "lt(hypot(X-W*(.5+$1*cos(2*PI*(T/8*$4+$3))),Y-H*(.5+$2*sin(2*PI*(T/8*$4+$3)))),H*$5)"; }
orbit() { echo "if($(disc .28 .3 0 1 .11),$3,if($(disc .28 .3 .5 1 .08),$4,if($(disc .16 .17 .25 -1 .05),$5,if($(disc 0 0 0 1 .17),$6,$1+$2*hypot(X/W-.5,Y/H-.5)))))"; }
clip orbit 8 480 270 "$(orbit 49 -30 251 253 165 224)" "$(orbit 46 -20 113 224 180 231)" "$(orbit 129 -70 133 71 252 255)"

# slanting light that wanders through a green
beam() { echo "(.5+.5*sin(2*PI*((X/W*1.5+Y/H*.6)-T/15*2)))"; }
glow() { echo "(.5+.5*sin(2*PI*((X/W*.7-Y/H*.9)+T/15)))"; }
light() { echo "$1+$2*$(beam)+$3*$(glow)"; }
clip meadow 15 480 270 "$(light 18 40 70)" "$(light 84 70 60)" "$(light 62 50 10)"

# lanterns that rise in an upright picture
lantern() { echo "lt(hypot((X-W*($1+.04*sin(2*PI*(T/10*2+$2))))*1.15,Y-H*(1.15-1.3*mod(T/10+$2,1))),W*$3)"; }
rise() { echo "if($(lantern .24 .1 .11),$3,if($(lantern .7 .45 .14),$4,if($(lantern .46 .75 .09),$5,if($(lantern .84 .9 .07),$3,$1+($2-$1)*Y/H))))"; }
clip lanterns 10 270 480 "$(rise 30 110 251 253 249)" "$(rise 27 30 146 186 115)" "$(rise 75 90 60 116 22)"
